import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Received = { to: string[]; mail: Email; raw: string }

/**
 * A real SMTP server that stores received mails. `answer` may refuse one: it gets the receiver and throws an error with
 * a responseCode.
 */
export async function openSmtpSink({
  answer = () => {},
  port: wanted = 0,
}: {
  answer?: (to: string) => void
  port?: number
} = {}) {
  const received: Received[] = []
  let refuse = answer
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      try {
        refuse(address)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part) => parts.push(part))
      stream.on('end', async () => {
        const raw = Buffer.concat(parts)
        const to = session.envelope.rcptTo.map((one) => one.address)
        received.push({ to, mail: await PostalMime.parse(raw), raw: raw.toString() })
        done()
      })
    },
  })
  server.listen(wanted, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answerWith: (other: (to: string) => void) => {
      refuse = other
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** An error as a mail server gives it: 4xx is temporary, 5xx is permanent. */
export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
