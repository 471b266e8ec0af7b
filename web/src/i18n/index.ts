export {
  chooseLanguage,
  currentLanguage,
  formatNumber,
  joinList,
  loadLanguage,
  loadPart,
  lookUp,
  t,
} from './i18n.svelte';
export { refusalText } from './refusal-text';
export { LANGUAGES, LANGUAGE_NAMES, type Language } from './languages';
export type { Key, Part, PlainKey } from './shape';
