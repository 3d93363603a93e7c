import { useEffect, useState, type ReactElement } from 'react';
import { canShareFile, shareFile } from '../../base/device/secure-only.ts';
import { useEnd } from '../../base/i18n/end.ts';
import { useApp } from '../../base/i18n/index.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Sheet } from '../../base/ui/Sheet.tsx';
import type { MatchDrawing, Ended } from '../model/game-ui.ts';
import { save } from '../model/match-file.ts';
import { pictureOf, type Told } from './picture.ts';

export interface PictureSheetProps {
  readonly told: Told;
  readonly ended: Ended;
  readonly drawing: () => Promise<MatchDrawing>;
  readonly onClose: () => void;
}

type Drawn = { readonly file: File; readonly address: string } | 'failed' | null;

/** A picture of the match, drawn on this device: to look at, to share, to keep. */
export default function PictureSheet({ told, ended, drawing, onClose }: PictureSheetProps): ReactElement {
  const m = useApp();
  const words = useEnd();
  const drawn = usePicture({ told, ended, drawing });
  const alt = [told.headline, ...told.facts].join('. ');
  return (
    <Sheet title={words.ending.pictureTitle} closeLabel={m.close} onClose={onClose}>
      {drawn === 'failed' && <p role="alert">{words.ending.noPicture}</p>}
      {drawn !== null && drawn !== 'failed' && (
        <div className="end-picture">
          <img src={drawn.address} alt={alt} width={1200} height={630} />
          <div className="end-actions">
            {canShareFile(drawn.file) && (
              <Button look="primary" icon="share" onPress={() => void shareFile(drawn.file)}>
                {words.ending.sharePicture}
              </Button>
            )}
            <Button icon="download" onPress={() => save(drawn.file, drawn.file.name)}>
              {words.ending.savePicture}
            </Button>
          </div>
        </div>
      )}
    </Sheet>
  );
}

/** Drawn once, when the sheet opens: the match is over and does not change. */
function usePicture({ told, ended, drawing }: Omit<PictureSheetProps, 'onClose'>): Drawn {
  const [drawn, setDrawn] = useState<Drawn>(null);
  const [once] = useState(() => ({ told, ended, drawing }));
  useEffect(() => {
    let address: string | null = null;
    let gone = false;
    const draw = async (): Promise<void> => {
      const blob = await pictureOf(once.told, once.ended, await once.drawing());
      if (gone) return;
      address = URL.createObjectURL(blob);
      setDrawn({ file: new File([blob], 'cubarium.png', { type: 'image/png' }), address });
    };
    draw().catch(() => setDrawn('failed'));
    return () => {
      gone = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [once]);
  return drawn;
}
