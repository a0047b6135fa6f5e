/** What can be missing before customers come, the most urgent first. */
export const shortcomings = [
  'mail',
  'gateway',
  'address',
  'proxy',
  'backup',
  'email',
  'phone',
  'owner',
] as const
export type Shortcoming = (typeof shortcomings)[number]

type State = {
  hasMailServer: boolean
  hasGateway: boolean
  /** The shop's public URL. */
  publicUrl: string
  /** Whether the request came through a proxy, and whether the shop knows of any. */
  isForwarded: boolean
  trustsProxy: boolean
  /** When the shop was backed up last. */
  backedUpAt: Date | undefined
  now: Date
  email: string
  phone: string
  /** Those that the shop was built with, which belong to nobody. */
  builtWith: { supportEmail: string; supportPhone: string }
  owners: number
}

/** A day, and an hour that a nightly backup may take longer than the one before. */
const mostBackupMs = 25 * 60 * 60_000

/** What an owner should still do. */
export function shortcomingsOf(state: State): Shortcoming[] {
  const { builtWith, backedUpAt, now } = state
  const isMissing: Record<Shortcoming, boolean> = {
    mail: !state.hasMailServer,
    gateway: !state.hasGateway,
    address: !state.publicUrl.startsWith('https://'),
    proxy: state.isForwarded && !state.trustsProxy,
    backup: !backedUpAt || now.getTime() - backedUpAt.getTime() > mostBackupMs,
    email: state.email === builtWith.supportEmail,
    phone: state.phone === builtWith.supportPhone,
    owner: state.owners < 2,
  }
  return shortcomings.filter((each) => isMissing[each])
}
