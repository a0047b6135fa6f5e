export { addPasskey, offerPasskey } from './add-passkey.ts'
export { askForAnyPasskey, askForPasskeyOf, checkPasskey } from './check-passkey.ts'
export { presentPasskey } from './presentation.ts'
export {
  countPasskeys,
  deletePasskey,
  deletePasskeys,
  type FoundPasskey,
  findPasskey,
  type PasskeyOwner,
  selectPasskeys,
} from './store.ts'
