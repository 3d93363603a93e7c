import { Component, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useApp } from '../base/i18n/index.ts';
import { Button } from '../base/ui/Button.tsx';

interface BoundaryProps {
  /** Where we are: at another place things may be well. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Instead of a page that failed, or never arrived: a word, and a way on. */
export class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(before: BoundaryProps): void {
    if (this.state.failed && before.path !== this.props.path) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

const isServerThere = (): Promise<boolean> =>
  fetch('/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

function Failed(): ReactElement {
  const m = useApp();
  const [away, setAway] = useState(false);
  const again = useAgain(() => setAway(true));
  return (
    <main className="missing" data-mood="twilight">
      <h1>{m.online.failed}</h1>
      <p>{m.online.failedWhy}</p>
      {away && (
        <p className="form-alert" role="alert">
          {m.online.noAnswer}
        </p>
      )}
      <Button look="primary" icon="again" onPress={again}>
        {m.online.tryAgain}
      </Button>
      <Link href="/">{m.table.newTable}</Link>
    </main>
  );
}

/**
 * Browsers remember for a whole page what it could not load, and after an update the old parts are gone: only a new
 * page helps. It is not fetched while nobody would answer: then there would be no page at all.
 */
function useAgain(onAway: () => void): () => void {
  const again = (): void =>
    void isServerThere().then((there) => {
      if (there) location.reload();
      else onAway();
    });
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  });
  return again;
}
