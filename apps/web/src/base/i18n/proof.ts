import { messageSource, type Shape } from './messages.ts';
import type { messages as english } from './proof.en.ts';

/** The texts of how dice are checked: they come with the sheet that does it. */
export type ProofMessages = Shape<typeof english>;

const proofMessages = messageSource<ProofMessages>({
  de: () => import('./proof.de.ts'),
  en: () => import('./proof.en.ts'),
  fr: () => import('./proof.fr.ts'),
  hu: () => import('./proof.hu.ts'),
});

export const useProof = proofMessages.use;
