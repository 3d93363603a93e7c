import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { Block } from '@cubarium/protocol';
import { usePeople } from '../base/i18n/people.ts';
import { api } from '../base/server/api.ts';
import { isKnown } from '../base/state/known.ts';
import { Button } from '../base/ui/Button.tsx';

/** Whom somebody has blocked, and the way back. Who has blocked nobody is not asked. */
export default function Blocks(): ReactElement | null {
  const p = usePeople();
  const [blocks, setBlocks] = useState<readonly Block[] | null>(null);
  const [hadSome, setHadSome] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isKnown()) return;
    void api.myBlocks().then((mine) => {
      if (!mine.ok) return;
      setBlocks(mine.value.blocks);
      setHadSome(mine.value.blocks.length > 0);
    });
  }, []);
  const unblock = (id: string): void =>
    void api.unblock(id).then((left) => {
      if (!left.ok) return;
      setBlocks(left.value.blocks);
      // The button that had the focus is gone.
      section.current?.focus();
    });
  if (!blocks || !hadSome) return null;
  return (
    <section className="blocks" aria-labelledby="blocks-title" ref={section} tabIndex={-1}>
      <h3 id="blocks-title">{p.conduct.list}</h3>
      {blocks.length === 0 && <p>{p.conduct.nobody}</p>}
      <ul>
        {blocks.map(({ id, name }) => (
          <li key={id}>
            <Button onPress={() => unblock(id)}>{p.conduct.unblock({ name })}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
