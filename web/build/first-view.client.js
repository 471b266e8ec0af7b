// Shows the first words of the page before the page's own code is there.
// A classic script: it must run before the first paint. `build/first-view.ts` fills in the constants.
(() => {
  const texts = __TEXTS__;
  const [main, ...others] = __MODULES__;
  const stored = (name) => {
    try {
      return localStorage.getItem(`holz.${name}`);
    } catch {
      return null;
    }
  };

  const theme = stored('theme');
  if (theme) document.documentElement.dataset.theme = theme;
  const wanted = [stored('language') ?? '', ...navigator.languages];
  const language = wanted.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => texts[tag]);
  document.documentElement.lang = language ?? 'en';
  const words = texts[language ?? 'en'];

  const path = location.pathname.replace(/(.)\/$/, '$1').slice(1);
  const view = document.getElementById('first-view');
  const add = (name, text, className = '') => {
    const element = document.createElement(name);
    element.textContent = text;
    element.className = className;
    view.append(element);
    return element;
  };
  if (path === '') {
    view.className = 'home';
    add('p', words.holz, 'wordmark');
    add('p', words.headline, 'headline');
  } else if (path === 'online') {
    view.className = 'page';
    add('p', words.holz, 'wordmark');
    add('p', words.online, 'headline');
    add('p', words.lead, 'lead');
  } else if (['klotz', 'climbers', 'xstack'].includes(path)) {
    view.className = `game ${path}`;
    add('p', words[path], 'title');
  } else {
    view.remove();
  }

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const href of others) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
      document.head.append(link);
    }
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', crossOrigin: '', src: main });
    document.head.append(script);
  };
  // After the first paint; a tab in the background paints nothing.
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 200);
})();
