import '@fontsource-variable/figtree';
import '@fontsource/young-serif';
import '@/ui/tokens.css';
import '@/ui/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadLanguage } from '@/i18n';
import { registerServiceWorker } from '@/offline/register';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element #app');

await loadLanguage();
mount(App, { target });
registerServiceWorker();
