import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { type ReadMail, readMail } from './read-mail.ts'

/** How the server treats whoever connects. */
type Manner = 'accepting' | 'busy' | 'silent' | 'knowing nobody'

/** A mail server on this machine that speaks as much SMTP as mails need, and may be in any mood. */
export async function anSmtpServer(first: Manner = 'accepting') {
  const received: ReadMail[] = []
  const sockets = new Set<Socket>()
  let manner = first
  let visits = 0
  const server = createServer((socket) => {
    visits += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // A client that has had enough may simply go.
    const goOn = () => {}
    socket.on('error', goOn)
    if (manner !== 'silent') {
      converse(socket, manner, (mail) => received.push(mail)).catch(goOn)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
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

async function converse(socket: Socket, manner: Manner, keep: (mail: ReadMail) => void) {
  const say = (line: string) => socket.write(`${line}\r\n`)
  if (manner === 'busy') {
    socket.end('421 Try again later\r\n')
    return
  }
  say('220 localhost')
  let content: string[] | undefined
  for await (const line of createInterface({ input: socket })) {
    if (content) {
      if (line === '.') {
        keep(readMail(content.join('\r\n')))
        content = undefined
        say('250 Accepted')
      } else content.push(line.replace(/^\./, ''))
    } else if (/^RCPT/i.test(line)) {
      say(manner === 'knowing nobody' ? '550 No such mailbox' : '250 OK')
    } else if (/^DATA/i.test(line)) {
      content = []
      say('354 Go on')
    } else if (/^QUIT/i.test(line)) socket.end('221 Bye\r\n')
    else say('250 OK')
  }
}
