/** Notifications of the browser about orders. What they say is in `on-the-way.ts`. */
export const pushTexts = {
  title: 'Notifications on this device',
  off: 'We can tell you here when an order is on its way, even when this page is closed. The message names the number of the order, nothing else.',
  turnOn: 'Tell me on this device when an order is on its way',
  on: 'This device tells you when an order is on its way.',
  turnOff: 'Stop notifications on this device',
  denied:
    'Your browser blocks notifications of this shop. Allow them in the browser’s settings for this site, then load this page again.',
  notAllowed:
    'Notifications were not allowed. Press the button again, and allow them when your browser asks.',
  failed: 'Notifications could not be changed. Please check your connection and try again.',
}
