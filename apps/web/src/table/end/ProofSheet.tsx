import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { commitment } from '@cubarium/core';
import { useApp } from '../../base/i18n/index.ts';
import { useProof, type ProofMessages } from '../../base/i18n/proof.ts';
import { Sheet } from '../../base/ui/Sheet.tsx';
import { proofOf, type Proof } from '../model/proof.ts';
import { stepsOf } from '../model/steps.ts';
import type { ProofButtonProps } from './ProofButton.tsx';
import './proof.css';

export interface ProofSheetProps extends ProofButtonProps {
  readonly onClose: () => void;
}

/** By this name the browser keeps how long it took. */
const PROOF_TIMING = 'cubarium.proof';

interface Proven extends Proof {
  readonly ms: number;
}

/** Every die and card of a match computed again on this device: told first, with the mathematics behind. */
export default function ProofSheet(props: ProofSheetProps): ReactElement {
  const { file, trusted, onClose } = props;
  const app = useApp();
  const m = useProof();
  const proven = useProven(props);
  return (
    <Sheet title={m.title} closeLabel={app.close} onClose={onClose}>
      <div className="proof">
        {proven === null ? (
          <p role="status">{m.working}</p>
        ) : (
          <>
            <Verdict proof={proven} trusted={trusted} />
            <Story proven={proven} file={file} />
            <details>
              <summary>{m.mathematics}</summary>
              <Mathematics {...props} proof={proven} />
            </details>
          </>
        )}
      </div>
    </Sheet>
  );
}

function useProven({ game, file }: ProofSheetProps): Proven | null {
  const [proven, setProven] = useState<Proven | null>(null);
  useEffect(() => {
    // That it is being computed is seen first.
    const timer = setTimeout(() => {
      const began = performance.now();
      const proof = proofOf(game, file);
      const { duration } = performance.measure(PROOF_TIMING, { start: began });
      setProven({ ...proof, ms: Math.ceil(duration) });
    });
    return () => clearTimeout(timer);
  }, [game, file]);
  return proven;
}

/** Fair, or in red what differs. */
function Verdict({ proof, trusted }: { readonly proof: Proof; readonly trusted: boolean }): ReactElement {
  const m = useProof();
  const { fault, chances } = proof;
  if (trusted && !fault)
    return (
      <p className="proof-verdict" role="status">
        {m.fair({ n: chances.length })}
      </p>
    );
  return (
    <div className="proof-verdict" data-unfair role="alert">
      <p>{trusted && fault ? faultWords(m, fault) : m.broken}</p>
      {trusted && fault?.code === 'other-chance' && (
        <dl>
          <dt>{m.found}</dt>
          <dd>{JSON.stringify(fault.found)}</dd>
          <dt>{m.expected}</dt>
          <dd>{JSON.stringify(fault.expected)}</dd>
        </dl>
      )}
    </div>
  );
}

function faultWords(m: ProofMessages, fault: NonNullable<Proof['fault']>): string {
  switch (fault.code) {
    case 'other-chance':
      return m.otherChance(fault);
    case 'refused':
      return m.refused(fault);
    case 'wrong-nonce':
      return m.otherShare;
    case 'wrong-result':
      return m.otherResult;
    case 'wrong-commitment':
    case 'nothing-to-verify':
      return m.otherSecret;
  }
}

const SHOWN_OF_HASH = 12;

/** How it was made sure, in three sentences. */
function Story({ proven, file }: { readonly proven: Proven } & Pick<ProofSheetProps, 'file'>): ReactElement {
  const m = useProof();
  const { dice } = file;
  const told =
    dice.kind === 'committed'
      ? [
          m.promise({ hash: dice.commitment.slice(0, SHOWN_OF_HASH) }),
          proven.links > 0 ? m.links({ n: proven.links }) : m.shares,
          m.now({ ms: proven.ms }),
        ]
      : [m.seeded];
  return (
    <ol className="proof-story">
      {told.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
  );
}

/** Every number it follows from, for who wants to compute it with something else. */
function Mathematics(props: ProofSheetProps & { readonly proof: Proof }): ReactElement {
  const { file, proof } = props;
  const m = useProof();
  const { dice, players } = file;
  const committed = dice.kind === 'committed' ? dice : null;
  const numbers: readonly (readonly [string, string])[] = [
    ...(committed ? [[m.commitment, committed.commitment] as const] : []),
    ...(committed?.secret
      ? [[m.secret, committed.secret] as const, [m.hash, commitment(committed.secret)] as const]
      : []),
    ...(committed?.nonces.map((nonce, i) => [m.share({ name: players[i]?.name ?? '' }), nonce] as const) ??
      []),
    ...(proof.seed === null ? [] : [[m.seed, proof.seed] as const]),
  ];
  return (
    <>
      <p>{m.formula}</p>
      <dl className="proof-numbers">
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Chances {...props} />
    </>
  );
}

/** In words, and with the link that was revealed for it. */
function Chances({ game, file, texts, proof }: ProofSheetProps & { readonly proof: Proof }): ReactElement {
  const m = useProof();
  const steps = useMemo(() => stepsOf(game, file), [game, file]);
  const nameOf = (seat: number): string => file.players[seat]?.name ?? '';
  return (
    <>
      <h3>{m.all}</h3>
      <ol className="proof-chances">
        {proof.chances.map(({ seq, action, link }) => {
          const step = steps[seq];
          return (
            <li key={seq}>
              {(step && texts.line(step, nameOf)) ?? JSON.stringify(action)}
              {link !== null && <small> {m.link({ link })}</small>}
            </li>
          );
        })}
      </ol>
    </>
  );
}
