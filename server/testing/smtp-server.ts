import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { type ReadMail, readMail } from './read-mail.ts'

/** How the server treats clients. */
type Manner = 'accepting' | 'busy' | 'silent' | 'knowing nobody'

/** A mail server on this machine, whose behaviour tests can change. */
export async function anSmtpServer(first: Manner = 'accepting') {
  const received: ReadMail[] = []
  let manner = first
  let visits = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // At the end, clients that it has kept waiting are not waited for.
    closeTimeout: 1,
    onConnect: (_, goOn) => {
      visits += 1
      if (manner === 'busy') goOn(refusal(421, 'Try again later'))
      else if (manner !== 'silent') goOn()
    },
    onRcptTo: (_address, _session, goOn) =>
      goOn(manner === 'knowing nobody' ? refusal(550, 'No such mailbox') : null),
    onData: async (content, _, goOn) => {
      received.push(readMail(await text(content)))
      goOn()
    },
  })
  // A client that times out closes its connection, which is an error here.
  server.on('error', () => {})
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  onTestFinished(() => server.close())
  const address = listener.address()
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no address')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    visits: () => visits,
    behave: (next: Manner) => {
      manner = next
    },
  }
}

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })
