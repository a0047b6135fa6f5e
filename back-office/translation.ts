import { controlTexts } from '../domain/texts/en/controls.ts'
import { deliveryTexts } from '../domain/texts/en/delivery.ts'
import { drivingTexts, runSheetTexts } from '../domain/texts/en/driving.ts'
import { formats } from '../domain/texts/en/formats.ts'
import { invoiceTexts, orderTexts } from '../domain/texts/en/orders.ts'
import { pickingPhoneTexts } from '../domain/texts/en/picking-phone.ts'
import { sheetTexts } from '../domain/texts/en/sheets.ts'
import { controlTexts as sinhalaControls } from '../domain/texts/si/controls.ts'
import { deliveryTexts as sinhalaDelivery } from '../domain/texts/si/delivery.ts'
import * as sinhalaDriving from '../domain/texts/si/driving.ts'
import { formats as sinhalaFormats } from '../domain/texts/si/formats.ts'
import * as sinhalaOrders from '../domain/texts/si/orders.ts'
import { pickingPhoneTexts as sinhalaPicking } from '../domain/texts/si/picking-phone.ts'
import { sheetTexts as sinhalaSheets } from '../domain/texts/si/sheets.ts'
import { controlTexts as tamilControls } from '../domain/texts/ta/controls.ts'
import { deliveryTexts as tamilDelivery } from '../domain/texts/ta/delivery.ts'
import * as tamilDriving from '../domain/texts/ta/driving.ts'
import { formats as tamilFormats } from '../domain/texts/ta/formats.ts'
import * as tamilOrders from '../domain/texts/ta/orders.ts'
import { pickingPhoneTexts as tamilPicking } from '../domain/texts/ta/picking-phone.ts'
import { sheetTexts as tamilSheets } from '../domain/texts/ta/sheets.ts'
import type { Language } from '../domain/texts/texts.ts'

type Translated = Partial<Record<Language, unknown>>

/** Sheets, picking and driving are in the language of those who read them. All else in the back office is in English. */
const translatedAreas = new Map<unknown, Translated>([
  [deliveryTexts, { si: sinhalaDelivery, ta: tamilDelivery }],
  [drivingTexts, { si: sinhalaDriving.drivingTexts, ta: tamilDriving.drivingTexts }],
  [runSheetTexts, { si: sinhalaDriving.runSheetTexts, ta: tamilDriving.runSheetTexts }],
  [formats, { si: sinhalaFormats, ta: tamilFormats }],
  [controlTexts, { si: sinhalaControls, ta: tamilControls }],
  [pickingPhoneTexts, { si: sinhalaPicking, ta: tamilPicking }],
  [sheetTexts, { si: sinhalaSheets, ta: tamilSheets }],
  [invoiceTexts, { si: sinhalaOrders.invoiceTexts, ta: tamilOrders.invoiceTexts }],
  [orderTexts, { si: sinhalaOrders.orderTexts, ta: tamilOrders.orderTexts }],
])

/** In the build of the back office, what `#translation` is. An area is named by its English texts. */
export function translation<Area>(english: Area, language: Language): Area {
  // The texts of an area have the same type in every language.
  return (translatedAreas.get(english)?.[language] ?? english) as Area
}
