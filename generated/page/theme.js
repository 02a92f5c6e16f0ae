// A file of its own, which the browser runs before it draws the page: the policy of the page allows no script in it.
try {
  const theme = localStorage.getItem('louter-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // A browser that stores nothing has the theme of the system.
}
