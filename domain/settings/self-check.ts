/** What can be missing before customers come, the most urgent first. */
export const shortcomings = [
  'mail',
  'gateway',
  'address',
  'proxy',
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
  email: string
  phone: string
  /** Those that the shop was built with, which belong to nobody. */
  builtWith: { supportEmail: string; supportPhone: string }
  owners: number
}

/** What an owner should still do. */
export function shortcomingsOf(state: State): Shortcoming[] {
  const { builtWith } = state
  const isMissing: Record<Shortcoming, boolean> = {
    mail: !state.hasMailServer,
    gateway: !state.hasGateway,
    address: !state.publicUrl.startsWith('https://'),
    proxy: state.isForwarded && !state.trustsProxy,
    email: state.email === builtWith.supportEmail,
    phone: state.phone === builtWith.supportPhone,
    owner: state.owners < 2,
  }
  return shortcomings.filter((each) => isMissing[each])
}
