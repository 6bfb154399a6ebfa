// Shows what the server pushes to this browser and leads to the table it is about. It keeps nothing, and no page comes
// through it.

/** A path of this site; whatever else is given leads to the lobby. */
function pathOf(given) {
  try {
    const url = new URL(typeof given === 'string' ? given : '/', self.location.origin);
    return url.origin === self.location.origin ? url.pathname : '/';
  } catch {
    return '/';
  }
}

/** What was pushed. A browser that is pushed to has to show something, so nonsense is shown as an empty message. */
function read(data) {
  let told = null;
  try {
    told = data.json();
  } catch {
    // Not one of ours.
  }
  const text = (name) => (typeof told?.[name] === 'string' ? told[name] : '');
  return { title: text('title') || 'Orrery', body: text('body'), tag: text('tag') || 'orrery', lang: text('lang'), path: pathOf(text('path')) };
}

function show({ title, body, tag, lang, path }) {
  // A newer message about the same table takes the place of the older one, and is heard again.
  return self.registration.showNotification(title, { body, tag, lang, renotify: true, icon: '/orrery.png', data: path });
}

async function lead(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((window) => new URL(window.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}

/** The push service gave this browser another address, or took the old one away. */
async function renew(fresh) {
  let subscription = fresh;
  if (!subscription) {
    const known = await fetch('/api/notices');
    if (!known.ok) return;
    const { push_key: key } = await known.json();
    subscription = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/notices/browsers', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}

self.addEventListener('install', () => { void self.skipWaiting(); });
self.addEventListener('push', (event) => { event.waitUntil(show(read(event.data))); });
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(pathOf(event.notification.data)));
});
self.addEventListener('pushsubscriptionchange', (event) => { event.waitUntil(renew(event.newSubscription)); });
