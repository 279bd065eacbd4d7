/** A child process: an SMTP server that stores every message, and a web page that shows them. */
import maildev from 'maildev'
import * as v from 'valibot'
import { hasRoom } from './disk.ts'
import { endWithParent } from './end-with-parent.ts'
import { HOST } from './ports.ts'

const Environment = v.object({
  SMTP_PORT: v.pipe(v.string(), v.toNumber()),
  MAILBOX_PORT: v.pipe(v.string(), v.toNumber()),
  MAIL_FOLDER: v.string(),
})
const { SMTP_PORT, MAILBOX_PORT, MAIL_FOLDER } = v.parse(Environment, process.env)

const mailbox = maildev({
  smtp: SMTP_PORT,
  ip: HOST,
  web: MAILBOX_PORT,
  mailDirectory: MAIL_FOLDER,
  silent: true,
})
// It acknowledges a message before that is on disk.
mailbox.smtp.onMailFrom = (_address, _session, answer) =>
  answer(hasRoom(MAIL_FOLDER) ? null : Object.assign(new Error('The disk is full'), { responseCode: 452 }))
// maildev 2.2.0's own `listen` throws on an undefined variable once the port is open.
mailbox.smtp.listen(SMTP_PORT, HOST)

endWithParent(() => new Promise((resolve) => mailbox.close(() => resolve())))
