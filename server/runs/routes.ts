import * as driving from '../../contract/back-office/driving.ts'
import * as contract from '../../contract/back-office/runs.ts'
import { forOperators } from '../back-office/for-operators.ts'
import { router } from '../http/router.ts'
import { showMyRuns } from './my-runs.ts'
import { addRun, editRun, removeRun, setStops } from './plan-runs.ts'
import { showRuns } from './show-runs.ts'
import { startRun } from './start-run.ts'
import { addStopPhoto, stopPhoto } from './stop-photos.ts'
import { takeDrivingStep } from './take-driving-step.ts'
import { undoStart } from './undo-start.ts'

export const runRoutes = router()
  .openapi(forOperators(contract.getRuns, 'runs.see'), async (c) =>
    c.json(await showRuns(c.var.shop, c.req.valid('param').date), 200),
  )
  .openapi(forOperators(contract.addRun, 'runs.plan'), async (c) => {
    const runId = await addRun(c.var.shop, c.var.operator, c.req.valid('json'))
    return c.json({ runId }, 201)
  })
  .openapi(forOperators(contract.editRun, 'runs.plan'), async (c) => {
    const { runId } = c.req.valid('param')
    await editRun(c.var.shop, c.var.operator, runId, c.req.valid('json'))
    return c.body(null, 204)
  })
  .openapi(forOperators(contract.removeRun, 'runs.plan'), async (c) => {
    const { runId } = c.req.valid('param')
    await removeRun(c.var.shop, c.var.operator, runId, c.req.valid('json'))
    return c.body(null, 204)
  })
  .openapi(forOperators(contract.setStops, 'runs.plan'), async (c) => {
    const { runId } = c.req.valid('param')
    await setStops(c.var.shop, c.var.operator, runId, c.req.valid('json'))
    return c.body(null, 204)
  })
  .openapi(forOperators(contract.getStopPhoto, 'runs.see'), async (c) => {
    const { database, now } = c.var.shop
    return c.json({ picture: await stopPhoto(database, c.req.valid('param').photoId, now()) }, 200)
  })
  .openapi(forOperators(driving.getMyRuns, 'runs.drive'), async (c) =>
    c.json(await showMyRuns(c.var.shop, c.var.operator), 200),
  )
  .openapi(forOperators(driving.startRun, 'runs.drive'), async (c) => {
    const { shop, operator } = c.var
    await startRun(shop, operator, c.req.valid('param').runId, c.req.valid('json'))
    return c.json(await showMyRuns(shop, operator), 200)
  })
  .openapi(forOperators(driving.undoStart, 'runs.drive'), async (c) => {
    const { shop, operator } = c.var
    await undoStart(shop, operator, c.req.valid('param').runId)
    return c.json(await showMyRuns(shop, operator), 200)
  })
  .openapi(forOperators(driving.takeDrivingStep, 'runs.drive'), async (c) => {
    const { shop, operator } = c.var
    await takeDrivingStep(shop, operator, c.req.valid('param').stopId, c.req.valid('json'))
    return c.json(await showMyRuns(shop, operator), 200)
  })
  .openapi(forOperators(driving.addStopPhoto, 'runs.drive'), async (c) => {
    const { shop, operator } = c.var
    await addStopPhoto(shop, operator, c.req.valid('param').stopId, c.req.valid('json'))
    return c.json(await showMyRuns(shop, operator), 200)
  })
