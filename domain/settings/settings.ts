import type * as z from 'zod/mini'
import { lowStock, maximumStock, stockHoldMinutes } from '../limits.ts'
import { shop } from '../shop.ts'
import { settingsTexts } from '../texts/en/back-office/settings.ts'
import { always } from './period.ts'
import {
  day,
  email,
  idOrNone,
  line,
  lineOrNone,
  link,
  onOrOff,
  period,
  phone,
  pictureOrNone,
  wholeNumber,
  wordsOfOwn,
} from './setting-types.ts'
import { noWords, type Words } from './words.ts'

const [facebook, instagram, x] = shop.social

type Setting<Value> = { type: z.ZodMiniType<Value>; default: Value }

/** A setting: what it may be, and what it is until somebody changes it. */
function setting<Value>(type: z.ZodMiniType<Value>, byDefault: Value): Setting<Value> {
  return { type, default: byDefault }
}

/**
 * What an owner can change about the shop while it runs. With every default the shop is as specified. The words of
 * each setting are in `domain/texts/en/back-office/setting-names.ts`; its page has a control for each type of value.
 */
export const settings = {
  'shop.name': setting(line(40), shop.name),
  /** In place of the built-in logo. */
  'shop.logo': setting(pictureOrNone, ''),
  'shop.email': setting(email, shop.supportEmail),
  'shop.phone': setting(phone, shop.supportPhone),
  'shop.location': setting<Words>(wordsOfOwn(100), shop.locationIn),
  'shop.map': setting(link, shop.mapUrl),
  /** An empty link is not shown. */
  'shop.facebook': setting(link, facebook.url),
  'shop.instagram': setting(link, instagram.url),
  'shop.x': setting(link, x.url),
  'shop.appStore': setting(link, shop.appStoreUrl),
  'shop.googlePlay': setting(link, shop.googlePlayUrl),
  /** The shop can be installed, and pages that were open once open without a connection. */
  'shop.worksOffline': setting(onOrOff, false),

  /** When the shop is open, in words. */
  'opening.hours': setting(wordsOfOwn(120), noWords),
  /** Orders are taken again from this day on; until then every page says so. */
  'opening.closedUntil': setting(day, ''),

  /** A sentence at the top of every page, and the days on which it is there. */
  'texts.notice': setting(wordsOfOwn(200), noWords),
  'texts.noticeDays': setting(period, always),
  /** The banner of the products says from which amount on delivery is free, or these words on these days. */
  'texts.bannerShown': setting(onOrOff, true),
  'texts.banner': setting(wordsOfOwn(80), noWords),
  'texts.bannerDays': setting(period, always),
  /** In place of sentences of the home page, and of the slogan on all others. */
  'texts.slogan': setting(wordsOfOwn(60), noWords),
  'texts.orderStepTitle': setting(wordsOfOwn(60), noWords),
  'texts.orderStep': setting(wordsOfOwn(120), noWords),
  'texts.produceStepTitle': setting(wordsOfOwn(60), noWords),
  'texts.produceStep': setting(wordsOfOwn(120), noWords),
  'texts.deliveryStepTitle': setting(wordsOfOwn(60), noWords),
  'texts.deliveryStep': setting(wordsOfOwn(120), noWords),
  'texts.freshnessTitle': setting(wordsOfOwn(60), noWords),
  'texts.freshness': setting(wordsOfOwn(300), noWords),
  'texts.appTitle': setting(wordsOfOwn(60), noWords),
  'texts.app': setting(wordsOfOwn(300), noWords),
  'texts.charitiesTitle': setting(wordsOfOwn(60), noWords),
  'texts.charities': setting(wordsOfOwn(300), noWords),
  'texts.contact': setting(wordsOfOwn(300), noWords),
  'texts.sriLankaTitle': setting(wordsOfOwn(60), noWords),
  'texts.sriLanka': setting(wordsOfOwn(300), noWords),

  /** The packages at the top of the home page; 0: the first that is on sale. */
  'home.firstPackage': setting(idOrNone, 0),
  'home.secondPackage': setting(idOrNone, 0),
  /** The categories to which the tiles of the home page lead; 0: as built. */
  'home.firstTile': setting(idOrNone, 0),
  'home.secondTile': setting(idOrNone, 0),
  'home.thirdTile': setting(idOrNone, 0),
  'home.fourthTile': setting(idOrNone, 0),

  /** How long an order that is not paid holds its goods. */
  'orders.holdMinutes': setting(wholeNumber(15, 1440), stockHoldMinutes),
  /** From this amount in rupees on, the refunds of an order need a second operator; 0: they never do. */
  'orders.secondPersonFrom': setting(wholeNumber(0, 10_000_000), 0),
  /** Customers cancel their own orders until these are being packed. */
  'orders.customersMayCancel': setting(onOrOff, true),
  /** The checkout asks what to do when something is missing. */
  'orders.missingItems': setting(onOrOff, false),
  /** "Call me first" is among the choices. It counts only while `orders.missingItems` is on. */
  'orders.callFirst': setting(onOrOff, true),
  /** Orders are picked on a phone; the navigation shows the page for it. */
  'orders.picking': setting(onOrOff, false),
  /** Staff enters orders that came by telephone, WhatsApp or at the counter; they are paid with a link. */
  'orders.byStaff': setting(onOrOff, false),
  /** How long such an order holds its goods, and its link lives. */
  'orders.linkMinutes': setting(wholeNumber(15, 4320), 1440),
  /** The page of an order tells what happened to it, and when. */
  'orders.story': setting(onOrOff, false),
  /** Customers give orders to charities. */
  'orders.gifts': setting(onOrOff, false),
  /** Customers keep favourites, and find again what they bought. */
  'orders.buyAgain': setting(onOrOff, false),
  /** Customers claim what was damaged, wrong or missing. */
  'orders.claims': setting(onOrOff, false),

  /** Orders leave the store in runs of the shop's own vans, and drivers see theirs on a phone. */
  'delivery.runs': setting(onOrOff, false),

  /** Customers get text messages about their delivery, beside the mails. */
  'sms.customers': setting(onOrOff, false),
  /** So do recipients who are somebody else, unless their order is a surprise. */
  'sms.recipients': setting(onOrOff, false),
  /** Hours in Colombo between which no text message is sent. */
  'sms.quietFrom': setting(wholeNumber(0, 23), 21),
  'sms.quietUntil': setting(wholeNumber(0, 23), 8),

  /** Invoices and credit notes have numbers of their own, without gaps. */
  'invoices.numbered': setting(onOrOff, false),
  /** On them; empty: the shop's name, and where it is. */
  'invoices.seller': setting(lineOrNone(100), ''),
  'invoices.address': setting(lineOrNone(200), ''),
  /** Of a shop that is registered for VAT. It counts only while `invoices.numbered` is on. */
  'invoices.vatNumber': setting(lineOrNone(40), ''),
  'invoices.vatPercent': setting(wholeNumber(0, 100), 18),

  /** The search field suggests products, packages and categories. */
  'catalogue.suggestions': setting(onOrOff, false),
  /** Customers share their own packages by links. */
  'packages.sharing': setting(onOrOff, false),

  /** The products as a file for Google and Meta, at /product-feed.xml. */
  'catalogue.feed': setting(onOrOff, false),

  /** With this many units or fewer a product runs out, unless it has a limit of its own. */
  'stock.lowLimit': setting(wholeNumber(0, maximumStock), lowStock),
}

export type SettingKey = keyof typeof settings
export type SettingValues = { [Key in SettingKey]: (typeof settings)[Key]['default'] }
export type SettingValue = SettingValues[SettingKey]

/** The same, in a type that knows which value belongs to which key. */
const declared: { [Key in SettingKey]: Setting<SettingValues[Key]> } = settings

// TypeScript types the keys of every object as string.
export const settingKeys = Object.keys(settings) as SettingKey[]

/** What a setting may be: the value, or why it may not be this. */
export function readSetting<Key extends SettingKey>(
  key: Key,
  value: unknown,
): { value: SettingValues[Key] } | { fault: string } {
  const read = declared[key].type.safeParse(value)
  return read.success
    ? { value: read.data }
    : { fault: read.error.issues[0]?.message ?? settingsTexts.faults.wrong }
}

/** The value of every setting, from those that are stored; one that is missing or wrong has its default. */
export function settingsOf(stored: ReadonlyMap<string, unknown>): SettingValues {
  const values = settingKeys.map((key) => {
    const read = readSetting(key, stored.get(key))
    return [key, 'value' in read ? read.value : settings[key].default]
  })
  return Object.fromEntries(values)
}
