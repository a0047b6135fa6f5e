import {
  addOperator as addOperatorRoute,
  changeRoles as changeRolesRoute,
  inviteAgain,
  listOperators,
  removeOperator as removeOperatorRoute,
} from '../../contract/back-office/operators.ts'
import { forOperators } from '../back-office/for-operators.ts'
import { refusal } from '../http/refusal.ts'
import { router } from '../http/router.ts'
import { declareEvent } from '../http/security-events.ts'
import { changeRoles, forgetSecondFactor, removeOperator } from './appoint.ts'
import { inviteOperator } from './invite-operator.ts'
import { requirePassword } from './require-password.ts'
import { findOperator, selectOperators } from './store.ts'

export const operatorRoutes = router()
  .openapi(forOperators(listOperators, 'operators.see'), async (c) => {
    const operators = await selectOperators(c.var.shop.database)
    const listed = operators.map(({ since, ...operator }) => ({
      ...operator,
      hasSecondFactor: since !== null,
      since: since?.toISOString() ?? null,
    }))
    return c.json(listed, 200)
  })
  .openapi(forOperators(addOperatorRoute, 'operators.change'), async (c) => {
    const { shop, operator } = c.var
    const { password, ...invited } = c.req.valid('json')
    declareEvent(c, 'operatorAppointment', { newAccount: invited.email })
    await requirePassword(shop, operator, password)
    return c.json(await inviteOperator(shop, operator, invited), 201)
  })
  .openapi(forOperators(changeRolesRoute, 'operators.change'), async (c) => {
    const { shop, operator } = c.var
    const { operatorId } = c.req.valid('param')
    const { password, ...change } = c.req.valid('json')
    declareEvent(c, 'operatorAppointment')
    await requirePassword(shop, operator, password)
    if (operatorId === operator.id) throw refusal('notYourself')
    await changeRoles(shop.database, operator, operatorId, change)
    return c.body(null, 204)
  })
  .openapi(forOperators(removeOperatorRoute, 'operators.change'), async (c) => {
    const { shop, operator } = c.var
    const { operatorId } = c.req.valid('param')
    declareEvent(c, 'operatorRemoval')
    await requirePassword(shop, operator, c.req.valid('json').password)
    if (operatorId === operator.id) throw refusal('notYourself')
    const other = await findOperator(shop.database, operatorId)
    if (!other) throw refusal('unknownOperator')
    await removeOperator(shop.database, operator, other.email)
    return c.body(null, 204)
  })
  .openapi(forOperators(inviteAgain, 'operators.change'), async (c) => {
    const { shop, operator } = c.var
    const { operatorId } = c.req.valid('param')
    declareEvent(c, 'operatorAppointment')
    await requirePassword(shop, operator, c.req.valid('json').password)
    if (operatorId === operator.id) throw refusal('notYourself')
    const other = await findOperator(shop.database, operatorId)
    if (!other) throw refusal('unknownOperator')
    return c.json({ invitation: await forgetSecondFactor(shop, operator, other.email) }, 201)
  })
