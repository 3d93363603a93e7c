import type { ReactElement } from 'react';
import { encode } from 'uqr';
import { useApp } from '../base/i18n/index.ts';
import { LinkField, useSharing } from '../base/ui/sharing.tsx';
import { Button } from '../base/ui/Button.tsx';
import { useOrigin } from '../base/server/origin.ts';

/** The way to a table: a link to copy or share, a code to say, a picture to scan. */
export function Invite({ code }: { readonly code: string | null }): ReactElement {
  const m = useApp();
  const { share, copied, sheet } = useSharing();
  const address = `${useOrigin()}${location.pathname}`;
  return (
    <section className="invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{m.online.invite}</h2>
      <LinkField label={m.online.link} address={address} />
      <Button look="primary" icon="share" onPress={() => share(address)}>
        {copied === address ? m.table.copied : m.online.copy}
      </Button>
      {code !== null && (
        <>
          {/* Letter by letter also for who hears it. */}
          <p
            className="invite-code"
            role="img"
            aria-label={`${m.meeting.code.label}: ${code.split('').join(' ')}`}
          >
            {code}
          </p>
          <p>{m.meeting.code.say}</p>
        </>
      )}
      <QrCode text={address} label={m.online.link} />
      <p>{m.online.scan}</p>
      {sheet}
    </section>
  );
}

function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactElement {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
