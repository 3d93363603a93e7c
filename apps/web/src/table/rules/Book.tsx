import { useEffect, useId, useState, type MouseEvent, type ReactElement } from 'react';
import { useBook } from '../../base/i18n/book.ts';
import { Button } from '../../base/ui/Button.tsx';
import { REFERENCE, type Place, type RuleBook, type RuleBookTexts } from '../model/rulebook.ts';
import { chapterOf, clausesWith, searchFor } from './searching.ts';
import './book.css';

export interface BookProps {
  readonly book: RuleBook;
  readonly at: Place | null;
  /** Goes somewhere without an address of its own; without it links are links. */
  readonly onGo?: ((place: Place) => void) | undefined;
}

/** The whole rules of a game: contents, search, every clause, and what there is to look up. */
export default function Book({ book, at, onGo }: BookProps): ReactElement {
  const m = useBook();
  const texts = book.texts.use();
  const [asked, ask] = useState('');
  const [arrived, setArrived] = useState(at);
  // What somebody is sent to must not be hidden by what they searched for before.
  if (at !== arrived) {
    setArrived(at);
    ask('');
  }
  useArrival(at);
  const isFound = searchFor(asked);
  const found = clausesWith(texts, isFound);
  const isAll = asked.trim() === '';
  const looked = useReference(book, isFound);
  return (
    <div className="book">
      <div className="book-tools">
        <Search asked={asked} onAsk={ask} count={isAll ? null : found.length + looked.size} />
        {!onGo && <Button onPress={() => print()}>{m.print}</Button>}
      </div>
      {isAll && <Contents book={book} texts={texts} onGo={onGo} />}
      {Object.keys(texts.chapters).map((chapter) => (
        <Chapter
          key={chapter}
          id={chapter}
          clauses={found.filter((clause) => chapterOf(clause) === chapter)}
          {...{ book, texts, at, onGo }}
        />
      ))}
      {book.reference && looked.size > 0 && (
        <section className="book-reference" id={REFERENCE} tabIndex={-1}>
          <h2>{m.reference}</h2>
          <book.reference.Show shows={(name) => looked.has(name)} />
        </section>
      )}
    </div>
  );
}

const NOTHING: ReadonlyMap<string, string> = new Map();
const noWords = (): ReadonlyMap<string, string> => NOTHING;

/** What is found in the reference. A book always has one or never does, so the hook is always the same. */
function useReference({ reference }: RuleBook, isFound: (text: string) => boolean): ReadonlySet<string> {
  const useWords = reference?.useWords ?? noWords;
  return new Set([...useWords()].flatMap(([name, words]) => (isFound(words) ? [name] : [])));
}

/** Brings what was asked for to the top of the view, and the reader with it. */
function useArrival(at: Place | null): void {
  useEffect(() => {
    const place = at && document.getElementById(at.id);
    if (!place) return;
    place.scrollIntoView({ block: 'start' });
    place.focus({ preventScroll: true });
  }, [at]);
}

interface SearchProps {
  readonly asked: string;
  readonly onAsk: (asked: string) => void;
  readonly count: number | null;
}

function Search({ asked, onAsk, count }: SearchProps): ReactElement {
  const m = useBook();
  const told = useId();
  return (
    <search className="book-search">
      <label className="text-field">
        <span>{m.search}</span>
        <input
          type="search"
          value={asked}
          maxLength={60}
          aria-describedby={told}
          onChange={(event) => onAsk(event.target.value)}
        />
      </label>
      <p id={told} role="status">
        {count === null ? '' : m.found({ n: count })}
      </p>
    </search>
  );
}

interface PartProps {
  readonly book: RuleBook;
  readonly texts: RuleBookTexts;
  readonly onGo: BookProps['onGo'];
}

/** The intro, a drawn turn and all chapters. */
function Contents({ book, texts, onGo }: PartProps): ReactElement {
  const m = useBook();
  return (
    <>
      <p className="book-intro">{texts.intro}</p>
      <nav className="book-contents" aria-label={m.contents}>
        <ul>
          {Object.entries(texts.chapters).map(([id, title]) => (
            <li key={id}>
              <Go to={id} onGo={onGo}>
                {title}
              </Go>
            </li>
          ))}
          {book.reference && (
            <li>
              <Go to={REFERENCE} onGo={onGo}>
                {m.reference}
              </Go>
            </li>
          )}
        </ul>
      </nav>
      <h2>{m.turn}</h2>
      <ol className="book-turn">
        {Object.entries(texts.turn).map(([clause, text]) => (
          <li key={clause}>
            {book.steps[clause]}
            <span>{text}</span>
            <Go to={clause} onGo={onGo}>
              {clause}
            </Go>
          </li>
        ))}
      </ol>
    </>
  );
}

interface ChapterProps extends PartProps {
  readonly id: string;
  readonly clauses: readonly string[];
  readonly at: Place | null;
}

function Chapter({ id, clauses, at, ...part }: ChapterProps): ReactElement | null {
  if (clauses.length === 0) return null;
  return (
    <section className="book-chapter">
      <h2 id={id} tabIndex={-1}>
        {part.texts.chapters[id]}
      </h2>
      {clauses.map((clause) => (
        <Clause key={clause} id={clause} meant={at?.id === clause} {...part} />
      ))}
    </section>
  );
}

function Clause({
  id,
  meant,
  book,
  texts,
  onGo,
}: PartProps & { readonly id: string; readonly meant: boolean }): ReactElement {
  const m = useBook();
  const { text = '', example, editions } = texts.clauses[id] ?? {};
  return (
    <article className="book-clause" id={id} tabIndex={-1} data-meant={meant || undefined} aria-label={id}>
      <Go to={id} onGo={onGo} label={m.linkTo({ clause: id })}>
        {id}
      </Go>
      <p>{text}</p>
      {example !== undefined && (
        <figure>
          {book.pictures[id]}
          <figcaption>
            <strong>{m.example}</strong> {example}
          </figcaption>
        </figure>
      )}
      {editions !== undefined && (
        <p className="book-editions">
          <strong>{m.editions}</strong> {editions}
        </p>
      )}
    </article>
  );
}

interface GoProps {
  readonly to: string;
  readonly label?: string;
  readonly onGo: BookProps['onGo'];
  readonly children: string;
}

/** A place in the rules has an address, on the page of the rules. */
function Go({ to, label, onGo, children }: GoProps): ReactElement {
  const go = (event: MouseEvent): void => {
    if (!onGo) return;
    event.preventDefault();
    onGo({ id: to });
  };
  return (
    <a href={`#${to}`} aria-label={label} onClick={go}>
      {children}
    </a>
  );
}
