import { inject, it } from 'vitest'
import { ENGINES } from './engine.ts'
import { role } from './query.ts'
import { Visitor } from './visitor.ts'
it.each(['skip', 'noskip'])('focus %s', async (skip) => {
  const engine = await ENGINES.firefox(inject('engines'), 'dark')
    const v = new Visitor(await engine.open(), engine)
    await v.open('/')
    const active = () => v.run('const a = document.activeElement; return [a.tagName, a.id, a.textContent.slice(0,30), location.href, history.length, JSON.stringify(history.state)]')
    if (skip==='skip') {
      await v.press('Tab')
      await v.press('Enter')
      console.log(await active())
    }
      const passengers = role('button', /Passenger and Class/)
      await v.focus(passengers)
    console.log(await active())
      await v.press('Enter')
      await v.see(role('dialog', 'Passenger Selection'))
    console.log(await active())
    await v.run(`window.log=[]; for (const t of ['focusin','focusout','popstate','keydown','hashchange']) addEventListener(t, (e) => window.log.push(t+' '+(e.target.textContent??'').slice(0,20)+' '+(e.target.id??'')+(e.relatedTarget?.id??'')), true)`)
      await v.press('Escape')
    await new Promise((r) => setTimeout(r, 1500))
    console.log(await active(), await v.run('return window.log'))
    await v.leave().catch(() => {})
    await engine.stop()
})
