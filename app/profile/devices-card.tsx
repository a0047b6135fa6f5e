import { profileTexts } from '../../domain/texts/en/profile.ts'
import { useTexts } from '../../ui/texts.ts'
import { sessionsQuery } from '../api/customer-queries.ts'
import { DeviceList } from './device-list.tsx'
import { LoadOnRequest } from './load-on-request.tsx'
import { Panel } from './panel.tsx'

/** Where the customer is signed in. */
export function DevicesCard() {
  const texts = useTexts(profileTexts).devices
  return (
    <Panel title={texts.title}>
      <div className="grid gap-5">
        <LoadOnRequest
          query={sessionsQuery()}
          texts={texts}
          introduction={<p>{texts.introduction}</p>}
        >
          {(devices) => <DeviceList devices={devices} />}
        </LoadOnRequest>
      </div>
    </Panel>
  )
}
