import * as contract from '../../contract/back-office/mails.ts'
import { forOperators } from '../back-office/for-operators.ts'
import { refusal } from '../http/refusal.ts'
import { router } from '../http/router.ts'
import { presentListedMail, presentMail } from './present-mail.ts'
import { repeatMail } from './repeat-mail.ts'
import { findMail, selectMails } from './store.ts'

export const mailRoutes = router()
  .openapi(forOperators(contract.listMails, 'mails.see'), async (c) => {
    const { rows, ...page } = await selectMails(c.var.shop.database, c.req.valid('query'))
    return c.json({ ...page, items: rows.map(presentListedMail) }, 200)
  })
  .openapi(forOperators(contract.getMail, 'mails.see'), async (c) => {
    const mail = await findMail(c.var.shop.database, c.req.valid('param').mailId)
    if (!mail) throw refusal('notFound')
    return c.json(presentMail(mail), 200)
  })
  .openapi(forOperators(contract.repeatMail, 'mails.sendAgain'), async (c) => {
    const { shop, operator } = c.var
    return c.json(await repeatMail(shop, operator, c.req.valid('param').mailId), 200)
  })
