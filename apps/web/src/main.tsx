import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/figtree/wght.css';
import './base/styles/tokens.css';
import './base/styles/base.css';
import { App } from './app/App.tsx';
import { appMessages } from './base/i18n/index.ts';
import { applySettings, settings } from './base/state/settings.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

applySettings(document.documentElement);
const draw = (): void =>
  createRoot(root).render(
    <StrictMode>
      <Suspense fallback={null}>
        <App />
      </Suspense>
    </StrictMode>,
  );
// Not awaited at the top: texts may share code with this very module, which would then wait for itself for ever.
void appMessages.load(settings.get().language).then(draw);
