import { z } from 'zod';
import { countryCode } from './country.ts';
import type { LeafFault } from './leaf.ts';
import { EMAIL, particular, TELEPHONE, WHATSAPP } from './particular.ts';
import type { Resolved } from './resolved.ts';
import { text } from './text.ts';
import { time } from './time.ts';

/** The kinds of firms that visitors come to (schema.org/LocalBusiness), and so have opening hours of their own. */
export const LOCAL_BUSINESSES = [
  ...['LocalBusiness', 'AnimalShelter', 'ArchiveOrganization', 'AutomotiveBusiness', 'AutoBodyShop', 'AutoDealer'],
  ...['AutoPartsStore', 'AutoRental', 'AutoRepair', 'AutoWash', 'GasStation', 'MotorcycleDealer', 'MotorcycleRepair'],
  ...['ChildCare', 'Dentist', 'DryCleaningOrLaundry', 'EmergencyService', 'FireStation', 'Hospital', 'PoliceStation'],
  ...['EmploymentAgency', 'EntertainmentBusiness', 'AdultEntertainment', 'AmusementPark', 'ArtGallery', 'Casino'],
  ...['ComedyClub', 'MovieTheater', 'NightClub', 'FinancialService', 'AccountingService', 'AutomatedTeller'],
  ...['BankOrCreditUnion', 'InsuranceAgency', 'FoodEstablishment', 'Bakery', 'BarOrPub', 'Brewery', 'CafeOrCoffeeShop'],
  ...['Distillery', 'FastFoodRestaurant', 'IceCreamShop', 'Restaurant', 'Winery', 'GovernmentOffice', 'PostOffice'],
  ...['HealthAndBeautyBusiness', 'BeautySalon', 'DaySpa', 'HairSalon', 'HealthClub', 'NailSalon', 'TattooParlor'],
  ...['HomeAndConstructionBusiness', 'Electrician', 'GeneralContractor', 'HVACBusiness', 'HousePainter', 'Locksmith'],
  ...['MovingCompany', 'Plumber', 'RoofingContractor', 'InternetCafe', 'LegalService', 'Attorney', 'Notary', 'Library'],
  ...['LodgingBusiness', 'BedAndBreakfast', 'Campground', 'Hostel', 'Hotel', 'Motel', 'Resort', 'VacationRental'],
  ...['MedicalBusiness', 'MedicalClinic', 'Optician', 'Pharmacy', 'Physician', 'VeterinaryCare', 'ProfessionalService'],
  ...['RadioStation', 'RealEstateAgent', 'RecyclingCenter', 'SelfStorage', 'ShoppingCenter', 'SportsActivityLocation'],
  ...['BowlingAlley', 'ExerciseGym', 'GolfCourse', 'PublicSwimmingPool', 'SkiResort', 'SportsClub', 'StadiumOrArena'],
  ...['TennisComplex', 'Store', 'BikeStore', 'BookStore', 'ClothingStore', 'ComputerStore', 'ConvenienceStore'],
  ...[
    'DepartmentStore',
    'ElectronicsStore',
    'Florist',
    'FurnitureStore',
    'GardenStore',
    'GroceryStore',
    'HardwareStore',
  ],
  ...['HobbyShop', 'HomeGoodsStore', 'JewelryStore', 'LiquorStore', 'MensClothingStore', 'MobilePhoneStore'],
  ...['MovieRentalStore', 'MusicStore', 'OfficeEquipmentStore', 'OutletStore', 'PawnShop', 'PetStore', 'ShoeStore'],
  ...['SportingGoodsStore', 'TireShop', 'ToyStore', 'WholesaleStore', 'TelevisionStation'],
  ...['TouristInformationCenter', 'TravelAgency'],
] as const;

/** All other kinds (schema.org/Organization). */
const OTHERS = [
  ...['Organization', 'Airline', 'Consortium', 'Cooperative', 'Corporation', 'EducationalOrganization'],
  ...['CollegeOrUniversity', 'ElementarySchool', 'HighSchool', 'MiddleSchool', 'Preschool', 'School'],
  ...['FundingScheme', 'GovernmentOrganization', 'LibrarySystem', 'MedicalOrganization', 'DiagnosticLab', 'NGO'],
  ...['NewsMediaOrganization', 'OnlineBusiness', 'OnlineStore', 'PerformingGroup', 'DanceGroup', 'MusicGroup'],
  ...['TheaterGroup', 'PoliticalParty', 'Project', 'ResearchOrganization', 'SearchRescueOrganization'],
  ...['SportsOrganization', 'SportsTeam', 'WorkersUnion'],
] as const;

export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Times at which a place is open. */
const span = z.strictObject({
  /** The days: `[monday, tuesday]`. */
  days: z.array(z.enum(DAYS)).min(1),
  /** When it opens: `08:30`. */
  from: time(),
  /** When it closes; earlier than it opens, it is open past midnight. */
  to: time(),
});

type Span = z.output<typeof span>;

/** When it is closed, after which midnight or the next. */
const closing = ({ from, to }: Span) => (to > from ? to : `+${to}`);
const overlap = (one: Span, other: Span) => one.from < closing(other) && other.from < closing(one);

/** On one day, no time is named twice. */
function checkHours(spans: readonly Span[], ctx: z.RefinementCtx): void {
  for (const [index, { days }] of spans.entries()) {
    const before = spans.slice(0, index);
    const own = spans[index] as Span; // the entry at its own index
    const place = days.findIndex(
      (day, at) => days.indexOf(day) < at || before.some((other) => other.days.includes(day) && overlap(own, other)),
    );
    if (place === -1) continue;
    const params = { fault: 'repeated-hours' satisfies LeafFault };
    ctx.addIssue({ code: 'custom', input: days[place], path: [index, 'days', place], params });
  }
}

const openingHours = z.array(span).min(1).superRefine(checkHours);

/** A place of the firm. */
const place = z.strictObject({
  /** What the place is called. */
  name: text().optional(),
  /** Street and house number. */
  street: particular().optional(),
  /** The postal code. */
  postalCode: particular().optional(),
  /** The town. */
  city: text().optional(),
  /** The country's two-letter code. */
  country: countryCode().optional(),
  /** Its telephone number, with the country's code: `+90 212 555 01 99`. */
  telephone: particular(TELEPHONE).optional(),
  /** When it is open. */
  openingHours: openingHours.optional(),
});

/** The firm behind a site. */
export const organization = z.strictObject({
  /**
   * What it is to search engines, by the names of schema.org: `Bakery`, `Hotel`, `LocalBusiness`, `NGO` …;
   * `Organization` unless told.
   */
  type: z.enum([...OTHERS, ...LOCAL_BUSINESSES]).default('Organization'),
  /** The name in the company register. */
  legalName: particular().optional(),
  /** One or two sentences about the firm, for search engines. */
  description: text().optional(),
  /** Street and house number. */
  street: particular().optional(),
  /** The postal code. */
  postalCode: particular().optional(),
  /** The town. */
  city: text().optional(),
  /** The country's two-letter code. */
  country: countryCode().optional(),
  /** The address for e-mail: at the foot of every page, and where forms write to. */
  email: particular(EMAIL),
  /** The telephone number, with the country's code: `+90 212 555 01 99`. */
  telephone: particular(TELEPHONE).optional(),
  /** The number for WhatsApp: digits only, with the country's code. */
  whatsapp: particular(WHATSAPP).optional(),
  /** When it is open. Texts show it with `{{openingHours}}`, as each language writes it. */
  openingHours: openingHours.optional(),
  /** Its further places, for search engines. */
  places: z.array(place).min(1).optional(),
  /** The firm's pages on social networks. */
  social: z
    .array(
      z.strictObject({
        /** The network's name. */
        label: z.string(),
        /** The name of the network's icon. */
        icon: z.string().optional(),
        /** The page's address. */
        url: particular(),
      }),
    )
    .default([]),
});

export type OpeningHours = Resolved<z.output<typeof openingHours>>;
