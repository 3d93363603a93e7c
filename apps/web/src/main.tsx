import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/figtree/wght.css';
import './app/tokens.css';
import './app/base.css';
import { App } from './app/App.tsx';
import { appMessages } from './app/i18n/index.ts';
import { applySettings, settings } from './app/settings.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

applySettings(document.documentElement);
await appMessages.load(settings.get().language);
createRoot(root).render(
  <StrictMode>
    <Suspense fallback={null}>
      <App />
    </Suspense>
  </StrictMode>,
);
