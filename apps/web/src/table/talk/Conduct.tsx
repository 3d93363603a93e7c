import { useState, type ReactElement } from 'react';
import { LIMITS, REASONS, type Reason } from '@cubarium/protocol';
import { useApp } from '../../base/i18n/index.ts';
import { usePeople } from '../../base/i18n/people.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Choice } from '../../base/ui/fields.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import { generalRefusal } from '../parts/Why.tsx';
import type { Other, Talk } from './talk.ts';

interface ConductProps {
  readonly talk: Talk;
  readonly others: readonly Other[];
}

/** Whom one wants to keep away from, or to tell whoever runs the server of. */
export function Conduct({ talk, others }: ConductProps): ReactElement {
  const p = usePeople();
  return (
    <Fold summary={p.conduct.title} why={p.conduct.why}>
      <ul className="conduct">
        {others.map((other) => (
          <Somebody key={`${other.seat} ${other.name}`} talk={talk} other={other} />
        ))}
      </ul>
    </Fold>
  );
}

interface SomebodyProps {
  readonly talk: Talk;
  readonly other: Other;
}

function Somebody({ talk, other }: SomebodyProps): ReactElement {
  const m = useApp();
  const p = usePeople();
  const [reporting, setReporting] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const { name, blocked } = other;
  const block = (): void =>
    void talk.block(other, !blocked).then((code) => {
      const done = blocked ? null : p.conduct.blocked({ name });
      setTold(code === null ? done : generalRefusal(m, { code }));
    });
  return (
    <li>
      <div className="conduct-ways">
        <Button onPress={block}>{blocked ? p.conduct.unblock({ name }) : p.conduct.block({ name })}</Button>
        <Button pressed={reporting} onPress={() => setReporting(!reporting)}>
          {p.conduct.report({ name })}
        </Button>
      </div>
      {reporting && (
        <Reporting
          onSend={async (about) => {
            const code = await talk.report(other, about);
            setTold(code === null ? p.conduct.sent : generalRefusal(m, { code }));
            if (code === null) setReporting(false);
          }}
        />
      )}
      <p role="status">{told}</p>
    </li>
  );
}

interface ReportingProps {
  readonly onSend: (about: { readonly reason: Reason; readonly note: string }) => Promise<void>;
}

function Reporting({ onSend }: ReportingProps): ReactElement {
  const p = usePeople();
  const [reason, setReason] = useState<Reason>('words');
  const [note, setNote] = useState('');
  return (
    <div className="conduct-report">
      <Choice
        label={p.conduct.reason}
        value={reason}
        options={REASONS.map((value) => ({ value, label: p.conduct.reasons[value] }))}
        onChange={setReason}
      />
      <label className="text-field">
        <span>{p.conduct.note}</span>
        <input
          type="text"
          value={note}
          maxLength={LIMITS.chat}
          autoComplete="off"
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      <Button look="primary" onPress={() => void onSend({ reason, note })}>
        {p.conduct.send}
      </Button>
    </div>
  );
}
