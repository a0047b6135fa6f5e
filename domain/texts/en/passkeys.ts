/** The passkeys of a customer or operator. The specification has none. */
export const passkeyTexts = {
  title: 'Passkeys',
  introduction:
    'With a passkey you sign in by your fingerprint, your face or the PIN of your device, and type no password. No other site can trick you into using it.',
  show: 'Show passkeys',
  notLoaded: 'Your passkeys could not be loaded. Please try again.',
  none: 'You have no passkey yet.',
  unsupported: 'This browser cannot make passkeys.',
  added: (day: string) => `Added on ${day}`,
  addedAndUsed: (day: string, moment: string) => `Added on ${day}, last used: ${moment}`,
  add: 'Add a passkey',
  adding: 'Adding...',
  name: 'Name of the passkey',
  nameHint: 'So that you know which device it is on.',
  /** The name that is proposed. */
  on: (system: string) => `Passkey on ${system}`,
  password: 'Your password',
  isAdded: 'The passkey is added',
  remove: 'Remove',
  removeOf: (name: string) => `Remove: ${name}`,
  removal: (name: string) => `Remove ${name}?`,
  consequence: 'It cannot be used to sign in any more. You can delete it on your device, too.',
  removing: 'Removing...',
  isRemoved: 'The passkey is removed',
  notRemoved: 'The passkey could not be removed. Please try again.',
}
