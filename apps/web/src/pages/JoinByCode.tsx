import { useId, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { cleanCode, CODE_LENGTH } from '@cubarium/protocol';
import { useApp } from '../base/i18n/index.ts';
import { Button } from '../base/ui/Button.tsx';

type Failure = 'unknown' | 'too-fast' | 'offline';

/** Asks the server for the table of a code. */
async function find(typed: string): Promise<{ readonly id: string } | { readonly failed: Failure }> {
  const code = cleanCode(typed);
  if (code === null) return { failed: 'unknown' };
  const api = await import('../base/server/api.ts').catch(() => null);
  const found = await api?.api.byCode(code);
  if (!found) return { failed: 'offline' };
  if (found.ok) return found.value;
  const { code: why } = found.error;
  return { failed: why === 'offline' || why === 'too-fast' ? why : 'unknown' };
}

/** Five letters that somebody reads out lead to the table. */
export function JoinByCode(): ReactElement {
  const m = useApp();
  const [, go] = useLocation();
  const [typed, setTyped] = useState('');
  const [failed, setFailed] = useState<Failure | null>(null);
  const why = useId();
  const join = (): void =>
    void find(typed).then((found) => ('id' in found ? go(`/t/${found.id}`) : setFailed(found.failed)));
  return (
    <form
      className="join-code"
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
    >
      <label className="text-field">
        <span>{m.meeting.code.have}</span>
        <input
          type="text"
          value={typed}
          // Somebody may type it in groups.
          maxLength={2 * CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={failed !== null || undefined}
          aria-describedby={failed === null ? undefined : why}
          onChange={(event) => {
            setTyped(event.target.value.toUpperCase());
            setFailed(null);
          }}
        />
      </label>
      <Button onPress={join}>{m.online.join}</Button>
      {failed !== null && <Failed id={why} failure={failed} />}
    </form>
  );
}

function Failed({ id, failure }: { readonly id: string; readonly failure: Failure }): ReactElement {
  const m = useApp();
  const words = {
    unknown: m.meeting.code.unknown,
    'too-fast': m.general['too-fast'],
    offline: m.online.offline,
  } as const;
  return (
    <p className="form-alert" role="alert" id={id}>
      {words[failure]}
    </p>
  );
}
