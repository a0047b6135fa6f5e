import { useQuery } from '@tanstack/react-query'
import { dashboardTexts } from '../../domain/texts/en/back-office/dashboard.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { May } from '../session/operator.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { Failed } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { BestSellers } from './best-sellers.tsx'
import { DeliveryPromises } from './delivery-promises.tsx'
import { FirstSteps } from './first-steps.tsx'
import { GatewayDifferences } from './gateway-differences.tsx'
import { LastDays } from './last-days.tsx'
import { LowStock } from './low-stock.tsx'
import { OldData } from './old-data.tsx'
import { PlacedOrders } from './placed-orders.tsx'
import { type DashboardFigures, figuresQuery } from './queries.ts'
import { Sales } from './sales.tsx'
import { UnusualHolds } from './unusual-holds.tsx'
import { Waiting } from './waiting.tsx'

/** The state of the shop: open tasks, sales, low stock. Every figure links to the list that it counts. */
export function Component() {
  const figures = useQuery(figuresQuery)
  if (figures.error && !figures.data) return <Failed list={figures} />
  if (!figures.data) return <Spinner />
  return <Dashboard figures={figures.data} />
}

function Dashboard({ figures }: { figures: DashboardFigures }) {
  const texts = useOfficeTexts(dashboardTexts)
  return (
    <>
      <PageTitle title={texts.title}>
        <p className="text-label text-husk-700">
          <Sentence parts={texts.asOf(<ShopDate value={figures.at} />)} />
        </p>
      </PageTitle>
      <div className="grid gap-10">
        <May right="settings.see">
          <FirstSteps />
        </May>
        <Waiting {...figures.waiting} />
        <UnusualHolds />
        <DeliveryPromises />
        <May right="sales.see">
          <Sales periods={figures.periods} />
          <LastDays days={figures.days} picture={figures.daysPicture} />
          <PlacedOrders {...figures} />
        </May>
        <LowStock />
        <BestSellers />
        <GatewayDifferences />
        <May right="retention.see">
          <OldData />
        </May>
      </div>
    </>
  )
}
