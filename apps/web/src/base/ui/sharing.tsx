import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useApp } from '../i18n/index.ts';
import { copy, shareBySheet } from '../device/secure-only.ts';
import { Sheet } from './Sheet.tsx';

/** Giving an address to others, whatever this browser has for it. */
export interface Sharing {
  readonly share: (address: string) => void;
  /** The address that lies on the clipboard now. */
  readonly copied: string | null;
  /** Where nothing else is possible: the address, to be copied by hand. */
  readonly sheet: ReactElement | null;
}

export function useSharing(): Sharing {
  const [copied, setCopied] = useState<string | null>(null);
  const [byHand, setByHand] = useState<string | null>(null);
  const share = async (address: string): Promise<void> => {
    setCopied(null);
    if (await shareBySheet(address)) return;
    if (await copy(address)) setCopied(address);
    else setByHand(address);
  };
  return {
    share: (address) => void share(address),
    copied,
    sheet: byHand === null ? null : <ByHand address={byHand} onClose={() => setByHand(null)} />,
  };
}

function ByHand({
  address,
  onClose,
}: {
  readonly address: string;
  readonly onClose: () => void;
}): ReactElement {
  const m = useApp();
  return (
    <Sheet title={m.table.copyByHand} closeLabel={m.close} onClose={onClose}>
      <LinkField label={m.table.link} address={address} selected />
    </Sheet>
  );
}

export interface LinkFieldProps {
  readonly label: string;
  readonly address: string;
  /** Ready to be copied as soon as it is seen. */
  readonly selected?: boolean;
}

/** An address to look at; whoever goes there has all of it selected. */
export function LinkField({ label, address, selected = false }: LinkFieldProps): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (selected) field.current?.focus();
  }, [selected]);
  return (
    <label className="text-field">
      <span>{label}</span>
      <input ref={field} type="text" readOnly value={address} onFocus={(event) => event.target.select()} />
    </label>
  );
}
