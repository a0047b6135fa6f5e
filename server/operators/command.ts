// `npm run operator`: manages operators on the shop's own machine.
import { parseArgs } from 'node:util'
import { normalizeEmail } from '../../domain/accounts/email.ts'
import { invitationDays } from '../../domain/limits.ts'
import { type Role, roles } from '../../domain/operators/rights.ts'
import { readSettings } from '../config.ts'
import type { Database } from '../database/connect.ts'
import { withDatabase } from '../database/database-for-command.ts'
import { requireCluster } from '../database/embedded/cluster.ts'
import { Refusal, refusal, sentenceOf } from '../http/refusal.ts'
import { createLog } from '../log.ts'
import { CannotStart } from '../process/cannot-start.ts'
import { loadEnvironmentFile } from '../process/environment-file.ts'
import { addOperator, changeRoles, forgetSecondFactor, removeOperator } from './appoint.ts'
import { selectOperators } from './store.ts'

const usage = `Who may work in the back office:

  npm run operator -- list
  npm run operator -- add EMAIL [ROLE...]    makes the account with this email an operator's; sign up with it first
  npm run operator -- roles EMAIL ROLE...    gives an operator other roles
  npm run operator -- remove EMAIL           makes it a customer's again
  npm run operator -- reset EMAIL            forgets a lost second factor, and invites to set up another

Roles: ${roles.join(', ').toLowerCase()}; without any, owner.
`
const commandLine = { id: null, email: 'command line' }
const now = () => new Date()

loadEnvironmentFile()
const [command = '', email = '', ...words] = parseArgs({ allowPositionals: true }).positionals
const named = roles.filter((role) => words.includes(role.toLowerCase()))
const work = named.length === words.length ? workFor(command, email, named) : undefined
if (work) {
  try {
    const log = createLog()
    log.level = 'warn'
    const settings = readSettings(process.env)
    if (!settings.databaseUrl) requireCluster(settings.dataDir)
    process.stdout.write(`${await withDatabase(settings, log, work)}\n`)
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof CannotStart)) throw error
    process.stderr.write(`${wordsFor(error)}\n`)
    process.exitCode = 1
  }
} else {
  process.stderr.write(usage)
  process.exitCode = 2
}

/** Unlike the back office, the command takes no name with which it could open an account. */
function wordsFor(error: Refusal | CannotStart): string {
  if (!(error instanceof Refusal)) return error.message
  if (error.code !== 'unknownAccount') return sentenceOf(error, 'en')
  return 'There is no account with this email. Sign up in the shop with it first.'
}

function workFor(name: string, address: string, given: readonly Role[]) {
  if (name === 'list') return list
  if (!address) return undefined
  if (name === 'add') {
    return async (database: Database) => {
      const chosen = given.length > 0 ? given : (['OWNER'] as const)
      const { invitation } = await addOperator({ database, now }, commandLine, address, chosen)
      return `${address} is an operator now. ${nextStep(invitation)}`
    }
  }
  if (name === 'roles' && given.length > 0) {
    return async (database: Database) => {
      await setRoles(database, address, given)
      return `${address} works as ${given.join(', ').toLowerCase()} now.`
    }
  }
  if (name === 'remove') {
    return async (database: Database) => {
      await removeOperator(database, commandLine, address)
      return `${address} is no longer an operator.`
    }
  }
  if (name === 'reset') {
    return async (database: Database) => {
      const invitation = await forgetSecondFactor({ database, now }, commandLine, address)
      return `${address} has no second factor any more. ${nextStep(invitation)}`
    }
  }
  return undefined
}

function nextStep(invitation: string): string {
  return `To set up the second factor, log in at /login within ${invitationDays} days and enter this invitation, which is not shown again:\n\n  ${invitation}\n`
}

async function setRoles(database: Database, address: string, given: readonly Role[]) {
  const operator = (await selectOperators(database)).find(
    ({ email: known }) => normalizeEmail(known) === normalizeEmail(address),
  )
  if (!operator) throw refusal('unknownOperator')
  await changeRoles(database, commandLine, operator.id, { roles: given, seen: operator.roles })
}

async function list(database: Database): Promise<string> {
  const operators = await selectOperators(database)
  const lines = operators.map(
    (operator) =>
      `${operator.email}  ${operator.name}  ${operator.roles.join(', ').toLowerCase()}${operator.since ? '' : '  (no second factor yet)'}`,
  )
  return lines.join('\n') || 'There is no operator yet.'
}
