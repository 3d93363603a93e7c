import { settings } from '../state/settings.ts';

/** Says something aloud, cutting off what was said before; false where no voice speaks the language, or sound is off. */
export function speak(text: string): boolean {
  const { sound, language } = settings.get();
  if (!sound || typeof speechSynthesis === 'undefined') return false;
  const voice = speechSynthesis.getVoices().find(({ lang }) => lang.startsWith(language));
  if (!voice) return false;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  words.rate = 1.2;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
  return true;
}
