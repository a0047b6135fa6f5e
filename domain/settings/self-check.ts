import { hourMs } from '../time.ts'

/** What can be missing before customers come, the most urgent first. */
export const shortcomings = [
  'mail',
  'mailRefused',
  'gateway',
  'address',
  'proxy',
  'disk',
  'backup',
  'archive',
  'faultyBackup',
  'untriedBackup',
  'jobs',
  'email',
  'phone',
  'owner',
] as const
export type Shortcoming = (typeof shortcomings)[number]

type State = {
  hasMailServer: boolean
  /** How many mails the mail server has refused several times, while it took no other one. */
  mailsNotTaken: number
  hasGateway: boolean
  /** The shop's public URL. */
  publicUrl: string
  /** Whether the request came through a proxy, and whether the shop knows of any. */
  isForwarded: boolean
  trustsProxy: boolean
  /** Whether so little of the disk is free that the database may soon take no orders. */
  isDiskNearlyFull: boolean
  /** Whether the shop would know of its backups: an owner's own PostgreSQL may be backed up without it. */
  knowsBackups: boolean
  /** When the shop was backed up last. */
  backedUpAt: Date | undefined
  /** What was wrong with the backup that was tried out last. */
  lastCheck: { at: Date; faults: readonly string[] } | undefined
  /** Whether what changes after a backup is archived too; undefined: it is not meant to be. */
  archive: { fails: boolean } | undefined
  /** The work in the background: how long what is due waits, and how much was given up lately. */
  jobs: { waitedSeconds: number; failed: number }
  now: Date
  email: string
  phone: string
  /** Those that the shop was built with, which belong to nobody. */
  builtWith: { supportEmail: string; supportPhone: string }
  owners: number
}

/** A day, and an hour that a nightly backup may take longer than the one before. */
const mostBackupMs = 25 * hourMs
/** Where changes are archived, a backup is tried out each week. */
const mostUntriedMs = (7 * 24 + 1) * hourMs

/** Nothing that is due waits for so long while jobs are worked on. */
const mostWaitSeconds = 10 * 60

/** What an owner should still do. */
export function shortcomingsOf(state: State): Shortcoming[] {
  const { builtWith, backedUpAt, lastCheck, archive, now } = state
  const isOlder = (moment: Date | undefined, most: number) =>
    !moment || now.getTime() - moment.getTime() > most
  const isMissing: Record<Shortcoming, boolean> = {
    mail: !state.hasMailServer,
    mailRefused: state.mailsNotTaken > 0,
    gateway: !state.hasGateway,
    address: !state.publicUrl.startsWith('https://'),
    proxy: state.isForwarded && !state.trustsProxy,
    disk: state.isDiskNearlyFull,
    backup: state.knowsBackups && isOlder(backedUpAt, mostBackupMs),
    archive: archive?.fails ?? false,
    faultyBackup: (lastCheck?.faults.length ?? 0) > 0,
    untriedBackup: archive !== undefined && isOlder(lastCheck?.at, mostUntriedMs),
    jobs: state.jobs.waitedSeconds > mostWaitSeconds || state.jobs.failed > 0,
    email: state.email === builtWith.supportEmail,
    phone: state.phone === builtWith.supportPhone,
    owner: state.owners < 2,
  }
  return shortcomings.filter((each) => isMissing[each])
}
