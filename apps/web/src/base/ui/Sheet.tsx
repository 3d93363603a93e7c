import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { IconButton } from './Button.tsx';
import './sheet.css';

export interface SheetProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A modal sheet: from below on a phone, in the middle where there is room. The native dialog keeps the focus. */
export function Sheet({ title, closeLabel, children, onClose }: SheetProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the page: only then does the browser give the focus back to where it came from.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="sheet-body">
        <div className="sheet-head">
          <h2>{title}</h2>
          <IconButton icon="close" label={closeLabel} onPress={onClose} />
        </div>
        {/* Long texts scroll: a region that scrolls must be reachable by keyboard. */}
        <div className="sheet-content" tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
