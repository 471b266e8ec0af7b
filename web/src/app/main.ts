import '@fontsource-variable/figtree';
import '@fontsource/young-serif';
import '@/ui/tokens.css';
import '@/ui/base.css';
import './first-view.css';
import { mount } from 'svelte';
import { loadLanguage } from '@/i18n';
import { registerServiceWorker } from '@/offline/register';
import { migrateStorage } from '@/storage/migrations';
import { router } from '@/ui/router';
import App from './App.svelte';
import { isPage } from './pages';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element #app');

router.isPage = isPage;
migrateStorage();
await loadLanguage();
mount(App, { target });
registerServiceWorker();
