import { LoginReply } from '#features/identity/sessions/contract.ts'
import { forFacebook, forLine } from '#features/identity/social/contract.ts'
import { endpoint } from '#lib/contract.ts'
import { SocialSignUp } from './sign-up-rules.ts'

const forSignUp = [
  'bot_check_failed',
  'email_taken',
  'name_taken',
  'policy_changed',
  'identity_taken',
  'guardian_first',
]

/**
 * Completes a sign-up by LINE (avatar `provider`: LINE's picture, when it can be fetched). A person of 10 to 19 years
 * signs up by e-mail, and LINE is linked when a guardian agrees.
 */
export const registerLine = endpoint({
  method: 'POST',
  path: '/v2/api/register/line',
  access: 'public',
  summary: 'สมัครสมาชิกด้วย LINE แล้วเข้าสู่ระบบทันที',
  body: SocialSignUp,
  bodyForm: 'multipart',
  reply: LoginReply,
  errors: [...forSignUp, ...forLine],
  isAnonymous: true,
})

export const registerFacebook = endpoint({
  method: 'POST',
  path: '/v2/api/register/facebook',
  access: 'public',
  summary: 'สมัครสมาชิกด้วย Facebook แล้วเข้าสู่ระบบทันที',
  body: SocialSignUp,
  bodyForm: 'multipart',
  reply: LoginReply,
  errors: [...forSignUp, ...forFacebook],
  isAnonymous: true,
})
