/** The configured channels besides mail. */
import { secureAddress } from '../http/secure-address.ts'
import type { ReadSetting } from '../mail/send.ts'
import type { Channel } from '../outbox/channel.ts'
import { followUpBossChannel } from './follow-up-boss.ts'
import { leadAlert, leadCreated } from './lead-payload.ts'
import { webhookChannel } from './webhook.ts'

const FOLLOW_UP_BOSS_URL = 'https://api.followupboss.com/v1/events'
/** Deliveries a second, and concurrent ones: far below what CRMs allow, and more than leads ever arrive. */
const PACE = { perSecond: 5, connections: 2 } as const

/** Throws naming a setting that is missing or invalid. */
export function readChannels(setting: ReadSetting): Channel[] {
  const crm = signedWebhook(setting, 'CRM_WEBHOOK')
  const alert = signedWebhook(setting, 'ALERT_WEBHOOK')
  const followUpBossKey = setting('FOLLOW_UP_BOSS_API_KEY')
  return [
    ...(alert ? [webhookChannel({ ...alert, name: 'alert', kind: 'lead-alert', payload: leadAlert })] : []),
    ...(crm
      ? [webhookChannel({ ...crm, name: 'crm-webhook', kind: 'lead-crm-webhook', payload: leadCreated })]
      : []),
    ...(followUpBossKey
      ? [
          followUpBossChannel({
            ...PACE,
            key: followUpBossKey,
            systemKey: setting('FOLLOW_UP_BOSS_SYSTEM_KEY') ?? '',
            url: secureAddress('FOLLOW_UP_BOSS_URL', setting('FOLLOW_UP_BOSS_URL') || FOLLOW_UP_BOSS_URL),
          }),
        ]
      : []),
  ]
}

function signedWebhook(setting: ReadSetting, prefix: string) {
  const [url, secret] = [setting(`${prefix}_URL`), setting(`${prefix}_SECRET`)]
  if (!url && !secret) return undefined
  if (!url || !secret) throw new Error(`Set both ${prefix}_URL and ${prefix}_SECRET, or neither`)
  if (!WEBHOOK_SECRET.test(secret))
    throw new Error(`${prefix}_SECRET must be "whsec_" and the base64 of 24 to 64 bytes`)
  return { ...PACE, url: secureAddress(`${prefix}_URL`, url), secret }
}

const WEBHOOK_SECRET = /^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}(?:==|[A-Za-z0-9+/]=))?$/
