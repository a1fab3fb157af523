import { createHash } from 'node:crypto'

/** An identity of a local provider. `picture` is a URL or null for none; when omitted, one is drawn. */
export type LocalPerson = { id: string; name: string; email: string | null; picture?: string | null }

const known: Omit<LocalPerson, 'id'>[] = [
  { name: 'พลอย', email: 'ploy@koinklass.localhost' },
  { name: 'ต้นกล้า', email: 'tonkla@koinklass.localhost' },
  { name: 'ใบเตย ไม่บอกอีเมล', email: null, picture: null },
]

/** The same name and e-mail give the same id at every start. */
export function newLocalPerson(name: string, email: string | null): LocalPerson {
  return {
    id: `U${createHash('sha256')
      .update(`${name}\n${email ?? ''}`)
      .digest('hex')
      .slice(0, 32)}`,
    name,
    email,
  }
}

/** The identity chosen in the form of `drawLocalPage`; null when none was. */
export function readChosen(form: URLSearchParams): LocalPerson | null {
  const one = known[Number(form.get('person') ?? 'none')]
  if (one) return { ...newLocalPerson(one.name, one.email), ...one }
  const name = (form.get('name') ?? '').trim().slice(0, 100)
  const email = (form.get('email') ?? '').trim().slice(0, 254)
  return name ? newLocalPerson(name, email || null) : null
}

const style = `*{box-sizing:border-box}body{margin:0;font:16px/1.75 system-ui,sans-serif;background:#eef1ef;color:#12291f}
main{max-width:26rem;margin:0 auto;padding:24px 16px;display:grid;gap:16px}
.mark{background:#5b3a00;color:#fff;padding:12px 16px;border-radius:12px}
h1{font-size:20px;margin:0}form{display:grid;gap:12px}p{margin:0}
button,input{font:inherit;min-height:48px;padding:8px 16px;border-radius:12px;border:1px solid #6b7a72;background:#fff;color:inherit}
button{cursor:pointer;text-align:start}button.go{background:#176b3c;color:#fff;border-color:#176b3c;text-align:center}
label{display:grid;gap:4px;align-content:start}hr{border:0;border-top:1px solid #b9c4be;margin:8px 0;width:100%}
button:focus-visible,input:focus-visible{outline:3px solid #5a3fd6;outline-offset:2px}`

/** Headers of the chooser pages: not cached, and no script may run. */
export const localPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
}

/** The page on which one chooses an identity. It states that it is not the real provider. */
export function drawLocalPage({ called, action }: { called: string; action: string }): string {
  const people = known.map(
    ({ name, email }, i) =>
      `<button name="person" value="${i}">${name}${email ? `<br><small>${email}</small>` : ''}</button>`,
  )
  const title = `ผู้ให้บริการจำลองในเครื่อง แทน ${called}`
  return `<!doctype html><html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main>
<p class="mark"><strong>ผู้ให้บริการจำลองในเครื่อง</strong><br>หน้านี้ไม่ใช่ ${called} จริง ใช้ลองระบบเท่านั้น อย่าใส่รหัสผ่านหรือข้อมูลจริง</p>
<h1>เข้าสู่ระบบแบบ ${called} เป็นใคร</h1>
<form method="post" action="${action}">${people.join('')}</form><hr>
<form method="post" action="${action}"><label>ชื่อ<input name="name" required maxlength="100" autocomplete="off"></label>
<label>อีเมล (ไม่ใส่ก็ได้)<input name="email" type="email" maxlength="254" autocomplete="off"></label>
<button class="go">ไปต่อเป็นคนนี้</button></form><hr>
<form method="post" action="${action}"><button name="deny" value="1">ไม่อนุญาต กลับไป Koinklass</button></form>
</main></body></html>`
}
