import type { AreaNames, CodeRange } from './areas.ts'

type Preset = { name: string; names: Required<AreaNames>; codes: CodeRange[] }

const codes = (...ranges: string[]): CodeRange[] =>
  ranges.map((range) => {
    const [from = '', to = from] = range.split('-')
    return { from, to }
  })

const preset = (name: string, si: string, ta: string, ...ranges: string[]): Preset => ({
  name,
  names: { si, ta },
  codes: codes(...ranges),
})

/**
 * Areas to begin with. A postal code names a post office; its first two digits are a postal region that is the
 * district for 86 of 100 towns, so these are suggestions. Counted over the 2,069 towns of
 * https://github.com/SKIDDOW/SriLankaCitiesDatabase (MIT).
 */
export const areaPresets = [
  preset('Colombo 1 to 15', 'කොළඹ 1 සිට 15', 'கொழும்பு 1 முதல் 15 வரை', '00100-01500'),
  preset(
    'Suburbs of Colombo',
    'කොළඹ තදාසන්න ප්‍රදේශ',
    'கொழும்பின் புறநகர்ப் பகுதிகள்',
    '10100-10130',
    '10200-10290',
    '10300-10390',
    '10600-10680',
  ),
  preset('Colombo district', 'කොළඹ දිස්ත්‍රික්කය', 'கொழும்பு மாவட்டம்', '00100-01500', '10000-10999'),
  preset('Gampaha district', 'ගම්පහ දිස්ත්‍රික්කය', 'கம்பஹா மாவட்டம்', '11000-11999'),
  preset('Kalutara district', 'කළුතර දිස්ත්‍රික්කය', 'களுத்துறை மாவட்டம்', '12000-12999'),
  preset('Kandy district', 'මහනුවර දිස්ත්‍රික්කය', 'கண்டி மாவட்டம்', '20000-20999'),
  preset('Matale district', 'මාතලේ දිස්ත්‍රික්කය', 'மாத்தளை மாவட்டம்', '21000-21999'),
  preset('Nuwara Eliya district', 'නුවරඑළිය දිස්ත්‍රික්කය', 'நுவரெலியா மாவட்டம்', '22000-22999'),
  preset('Batticaloa district', 'මඩකලපුව දිස්ත්‍රික්කය', 'மட்டக்களப்பு மாவட்டம்', '30000-30999'),
  preset('Trincomalee district', 'ත්‍රිකුණාමලය දිස්ත්‍රික්කය', 'திருகோணமலை மாவட்டம்', '31000-31999'),
  preset('Ampara district', 'අම්පාර දිස්ත්‍රික්කය', 'அம்பாறை மாவட்டம்', '32000-32999'),
  preset('Jaffna district', 'යාපනය දිස්ත්‍රික්කය', 'யாழ்ப்பாணம் மாவட்டம்', '40000-40999'),
  preset('Mannar district', 'මන්නාරම දිස්ත්‍රික්කය', 'மன்னார் மாவட்டம்', '41000-41999'),
  preset('Mullaitivu district', 'මුලතිව් දිස්ත්‍රික්කය', 'முல்லைத்தீவு மாவட்டம்', '42000-42399'),
  preset('Kilinochchi district', 'කිලිනොච්චි දිස්ත්‍රික්කය', 'கிளிநொச்சி மாவட்டம்', '42400-42699'),
  preset('Vavuniya district', 'වවුනියාව දිස්ත්‍රික්කය', 'வவுனியா மாவட்டம்', '43000-43999'),
  preset('Anuradhapura district', 'අනුරාධපුර දිස්ත්‍රික්කය', 'அனுராதபுரம் மாவட்டம்', '50000-50999'),
  preset('Polonnaruwa district', 'පොළොන්නරුව දිස්ත්‍රික්කය', 'பொலன்னறுவை மாவட்டம்', '51000-51999'),
  preset('Kurunegala district', 'කුරුණෑගල දිස්ත්‍රික්කය', 'குருநாகல் மாவட்டம்', '60000-60999'),
  preset('Puttalam district', 'පුත්තලම දිස්ත්‍රික්කය', 'புத்தளம் மாவட்டம்', '61000-61999'),
  preset('Ratnapura district', 'රත්නපුර දිස්ත්‍රික්කය', 'இரத்தினபுரி மாவட்டம்', '70000-70999'),
  preset('Kegalle district', 'කෑගල්ල දිස්ත්‍රික්කය', 'கேகாலை மாவட்டம்', '71000-71999'),
  preset('Galle district', 'ගාල්ල දිස්ත්‍රික්කය', 'காலி மாவட்டம்', '80000-80999'),
  preset('Matara district', 'මාතර දිස්ත්‍රික්කය', 'மாத்தறை மாவட்டம்', '81000-81999'),
  preset('Hambantota district', 'හම්බන්තොට දිස්ත්‍රික්කය', 'அம்பாந்தோட்டை மாவட்டம்', '82000-82999'),
  preset('Badulla district', 'බදුල්ල දිස්ත්‍රික්කය', 'பதுளை மாவட்டம்', '90000-90999'),
  preset('Monaragala district', 'මොණරාගල දිස්ත්‍රික්කය', 'மொணராகலை மாவட்டம்', '91000-91999'),
]

/** A place where customers collect their orders: the owner names it. */
export const collectionPreset = preset('Our shop', 'අපේ වෙළඳසැල', 'எங்கள் கடை')

export const elsewherePreset = preset('All other addresses', 'අනෙකුත් සියලු ලිපින', 'மற்ற எல்லா முகவரிகளும்')
