import { chromium } from 'playwright-core'
const b = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--allow-file-access-from-files']})
const [,, base, out, ...list] = process.argv
for (const item of list) { const [name, url, w, h, theme, full] = item.split('|')
 const p = await b.newPage({viewport:{width:+w,height:+h},colorScheme:theme,reducedMotion:'reduce'})
 await p.goto(base+url); await p.waitForTimeout(500)
 await p.screenshot({path:`${out}/${name}-${w}-${theme}.png`,fullPage:full==='full'}); await p.close() }
await b.close()
