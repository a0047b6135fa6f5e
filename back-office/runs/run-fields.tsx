import { useId } from 'react'
import { officeRunsTexts } from '../../domain/texts/en/back-office/runs.ts'
import type { Fields } from '../../ui/form-rules.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import type { Runs } from './runs-query.ts'

export type Drivers = Runs['drivers']

type RunFieldsProps = { van: string; driver: string | null; drivers: Drivers }

/** What a van is called, and who drives it. */
export function RunFields({ van, driver, drivers }: RunFieldsProps) {
  const texts = useOfficeTexts(officeRunsTexts)
  const id = useId()
  // Somebody who drove it, and does not drive any more.
  const isGone = driver !== null && !drivers.some(({ email }) => email === driver)
  return (
    <>
      <div className="grid gap-1">
        <label htmlFor={`${id}-van`}>{texts.van}</label>
        <input
          id={`${id}-van`}
          name="van"
          required
          maxLength={40}
          defaultValue={van}
          className="small-control w-full"
        />
      </div>
      <div className="grid gap-1">
        <label htmlFor={`${id}-driver`}>{texts.driver}</label>
        <select
          id={`${id}-driver`}
          name="driver"
          defaultValue={driver ?? ''}
          className="small-control w-full"
        >
          <option value="">{texts.noDriver}</option>
          {isGone && <option value={driver}>{driver}</option>}
          {drivers.map(({ email, name }) => (
            <option key={email} value={email}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}

export function runFacts({ van = '', driver }: Fields) {
  return { van, driver: driver || null }
}
