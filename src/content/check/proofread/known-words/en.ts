import { type GrammarRule, sameMarks, stopThenSmall } from './grammar-rule.ts';
import type { KnownWords } from './known-words.ts';

/** Nouns that figures stand before; what follows them shows that they are not the first part of a longer noun. */
const COUNTED =
  'country|day|week|month|year|hour|minute|language|market|marketplace|product|step|photo|picture|question|customer|shopper|company|city|store|order';
const NUMBER = 'two|three|four|five|six|seven|eight|nine|ten|[2-9]|[1-9]\\d';
const AFTER_NOUN =
  '(?=[.,;:!?)]|$| (?:of|in|on|at|for|to|from|with|before|after|later|ago|each|are|where|that|who)(?![A-Za-z-]))';
/** How an English question begins that no other sentence begins like. */
const QUESTION =
  '(?:do|did|can|could|will|would|should|are|were|has|have) (?:you|we|they)|(?:is|was|does|did|has|will|can) (?:it|he|she|there)|(?:what|how|why|where|when|who) (?:do|does|did|can|should|will|would) (?:you|we|they|i|it|the|my|our|your)|(?:how much|how many|how long) (?:do|does|did|is|are|can|will)';

const GRAMMAR: readonly GrammarRule[] = [
  // Money and shares of a hundred: a mark for thousands, another before decimals, a sign once, where it belongs.
  sameMarks('$1,$3.$4'),
  { found: `(\\d%) per ?cent\\>`, right: '$1' },
  { found: `(?<![\\l\\d%/.,-])%(\\d{1,3}(?:\\.\\d{1,2})?)(?![\\l\\d%])`, right: '$1%' },
  { found: `(?<![\\l\\d.,$£])(\\d[\\d.,]{0,14})([$£])(?![\\l\\d$£])`, right: '$2$1' },
  ...Object.entries({ 1: ['st', 'nd|rd|th'], 2: ['nd', 'st|rd|th'], 3: ['rd', 'st|nd|th'] }).map(
    ([last, [right, wrong]]): GrammarRule => ({
      found: `(?<![\\l\\d.,])(\\d{0,4}(?<!1))${last}(?:${wrong})\\>`,
      right: `$1${last}${right}`,
      exact: true,
    }),
  ),
  { found: `(?<![\\l\\d.,])(\\d{0,4}(?:1\\d|[04-9]))(?:st|nd|rd)\\>`, right: '$1th', exact: true },
  // Afternoon is told once.
  {
    found: `(?<![\\l\\d.:])(1[3-9]|2[0-3])[:.]([0-5]\\d) ?(?:[ap]m|[ap]\\.m\\.?)(?![\\l])`,
    right: '$1:$2',
  },
  { found: `(?<![\\l\\d.:])(1[3-9]|2[0-3]) ?(?:[ap]m|[ap]\\.m\\.?)(?![\\l])`, right: '$1:00' },
  { found: `\\<(could|would|should|must|might) of\\>(?! course)`, right: '$1 have' },
  { found: `\\<their (is|are|was|were)\\>`, right: 'there $1' },
  {
    found: `\\<its (not|an?|the|been|(?:easy|possible|important)(?= (?:to|that)\\>))\\>`,
    right: 'it’s $1',
  },
  { found: `\\<it[’']s own\\>`, right: 'its own' },
  {
    found: `\\<(cheaper|better|faster|easier|lower|higher|more|less|rather|other) then(?= (?:an?|the|one|two|your|our|this|that|[a-z]{3,12}ing)\\>)`,
    right: '$_1 than',
    sign: ' then ',
  },
  { found: `\\<(do|does|did)n[’']t (need|have|want|pay|get) no\\>`, right: '$_1n’t $2 any' },
  {
    found: `(?<=[a-z,] )i(?= (?:am|want|have|need|can|sell|buy|do|get|will|would|pay)\\>)`,
    right: 'I',
    sign: ' i ',
    exact: true,
  },
  // Before a letter that no word begins with as with a vowel; abbreviations are read letter by letter.
  {
    found: `(?<![\\l’'.-])([Aa])n ((?:[bcdgjkpqtvwyz][a-z]|[flmnrs][aeiou])[a-z][\\l-]*)`,
    right: '$1 $2',
    sign: '[Aa]n [b-df-hj-np-tv-z]',
    exact: true,
  },
  { found: `\\<there own\\>`, right: 'their own' },
  {
    found: `\\<(too|so|very) much (countries|customers|days|languages|orders|people|products|questions|ads|markets|photos)\\>`,
    right: '$_1 many $2',
    sign: ' much ',
  },
  {
    found: `(?<![\\l\\d’'.,/#-])(${NUMBER}) (?<!(?:No\\.|[A-Z][\\l]{1,20}) [a-z\\d]{1,5} )(${COUNTED})${AFTER_NOUN}`,
    right: '$1 $+2',
    exact: true,
  },
  { found: `\\<since ((?:${NUMBER}) (?:days|weeks|months|years))\\>(?! ago)`, right: 'for $1' },
  // The mark that opens a quotation in the place of the apostrophe, or a space before it.
  {
    found: `(?<![\\l\\d])([\\l\\d]{2,40})(?:‘| [’'])(s|t|re|ve|ll|d|m)(?![\\l\\d’'])`,
    right: '$1’$2',
    sign: "‘[a-z]| [’']",
    exact: true,
  },
  { found: `\\<everyday(?=[.,;:!?]|$)`, right: 'every day' },
  {
    found: `\\<(product|customer|order|market|brand|store|photo|price|item)[’']s (to|for|from|with|are)\\>`,
    right: '$_1s $2',
    sign: "[’']s (?:to|for|from|with|are)",
  },
  stopThenSmall(
    '[Aa]pprox|[Ii]ncl|[Ee]xcl|[Dd]ept|[Cc]orp|[Pp]rof|[Ss]ept|[Bb]ros|[Aa]ssoc|[Ee]xt|[Uu]niv|[Tt]hurs?|[Tt]ues|Calif|Mass|Minn|Conn|[Aa]ssn|[Ii]ntl|[Mm]isc',
    'and|but|or|so|because|we|you|they|it|this|that|these|the|our|your|if|when|which',
  ),
  { found: `(?<=^|[.!?] )((?:${QUESTION}) [^.!?:;\\n]{3,160})\\.(?=\\s|$)`, right: '$1?', asks: true },
];

export const english: KnownWords = {
  common:
    'ability about above abroad absolute absolutely abstract academic accept access accessibility accessible accessories accident accommodation accordance according account accuracy accurate achieve acquisition across action active activities activity actual additional address administration administrative administrator admission advance advantage adventure advertise advice advisor advisory affairs affiliate afford affordable after afternoon again against agencies agency agent agree agricultural agriculture airport alliance allow almost alone along already alternative although always amendment among amount analysis animal anniversary annotation announce annual anonymous another answer anyone anything apartment appeal appear appendix appliances applicable application applied applies apply appointment appreciate approach appropriate approval approve approximately architect architecture archive argument arrange arrival arrive article artist aspect assembly assessment assist assistance assistant association attachment attempt attend attention attractive attribute auction audience author authorities authority automatic automatically automotive availability available average avoid award awareness awesome background balance basket bathroom battery beautiful beauty because become bedroom before begin beginning behavior behaviour behind believe belong below benefit better between beyond bicycle birthday board bottle bottom branch brand bread breakfast bridge brief bright bring broadcast broken brought browse browser budget building business button buyer cable calculate calendar called camera campaign cancel candidate capable capacity capital career careful carrier catalogue categories category ceiling celebrate center central centre century certain certificate certification challenge chamber chance change channel chapter character characteristic charge cheap check checkout chemical children chocolate choice choose church circle circumstances citizen classic clean clear clearance client climate close clothes clothing coffee colleague collect collection college color column combination combine comfort comfortable command comment commerce commercial commission commit committee common communicate communication communities community compact companies company compare comparison compatible competition competitive competitor complain complete completion complex compliance component composition comprehensive computer concept concern concrete condition conduct conference confidence configuration confirm connect connection consent consider consist consistent construct construction consult consultancy consultant consultation consumer consumption contact contain container contemporary content contest context continue continuous contract contrast contribute control convenient convention conversation conversion convert cookie cooperation coordinator copy corner corporate corporation correct cosmetics cotton could council countries country couple course court cover coverage create creation creative credit criteria critical cultural culture currencies currency current custom customer customs daily damage danger dangerous database daughter dealer debate decade decide decision declaration declare decrease dedicated deduct default define definitely definition degree delay deliver deliveries delivery demand department depend deposit describe description design designer desktop despite destination detail determine develop developer development device dictionary difference different difficult digital dimension dinner direct direction director directory disappear discount discover discovery discuss discussion display distance distribute distribution distributor district diversity doctor document documentation domain domestic double doubt download downtown dozen drawing driver duration during duties dynamic earlier early earth easier easily economic economy edition editor editorial educate education effect effective effectively efficient effort eight either electric electrical electricity electronic electronics element elementary eligible email embroidery emergency emphasis employ employee empty enable encourage energy engine engineer enhance enjoy enough enquiry ensure enter enterprise entertainment entire entrance entry environment equipment error especially essential establish estimate evaluate evening event every everybody everyday everyone everything everywhere evidence evolution exact example excellent except exception exchange exciting exclusive excuse executive exercise exhibit exhibition exist expand expansion expect expense expensive experience experiment expert expertise explain explanation explore export exporter expression extension extensive external extra extreme fabric facilities facility factor factories factory fail failure familiar families family famous farm fashion faster favorite favourite feature feedback festival fiction field fifteen figure filter finally finance financial finding finger finish first fitness flavor flavour flexible flight floor flower focus follow football forecast foreign forest forget form formal format former formula forward found foundation framework freight frequency frequent fresh friend friendly front fruit fulfil fulfillment function functional fundamental funding furniture further future gallery garden gather general generate generation generic gentle gift glass global glossary gourmet government grade graduate grand graphics great green ground group growth guarantee guess guest guidance guide guidelines habit handle handmade happen happy harbor harbour hardly hardware harvest heading health healthcare healthy hear heart heavy height helpful hidden highlight highway historic history holiday homepage honest hospital hotel household housing however human hundred husband ideal identification identify identity illustration image imagine immediate immediately impact import importance important importer impossible impress improve improvement include income increase independent indicate individual industrial industries industry influence inform information infrastructure ingredient initial initiative innovation innovative inquiry insert inside inspection install instance instant instead institute institution instruction instrument insurance integrate intelligence intend interaction interest interface interior internal international internet interview introduce introduction inventory invest investigation investment investor invite invoice island issue itself jewellery jewelry journal journey judge juice junior justice keyboard keyword kitchen knowledge label labor laboratory labour landscape language laptop large later latest launch lawyer layer leader leadership leading league leather leave legal leisure length lesson letter level liability library licence license lifestyle light limit linear liquid listing literature little local located location logistic logistics longer lovely machine magazine main maintain maintenance major majority manage management manager manner manual manufacture manufacturer mapping margin marine market marketing marketplace master material matter mature maximum meaning measure mechanical mechanism media medicine medium meeting member membership memory mental mention menu merchandise merchant message method middle might million mind minimum minister ministry minor minute mirror miscellaneous mission mistake mobile model modern modest moment money monitor month morning mostly mother motion motivate mountain movement moving multimedia multiple municipal museum music mutual myself narrow nation national natural nature navigation nearby nearly necessarily necessary need negative negotiate negotiation neighborhood neighbour neighbourhood neither network neutral never news newsletter newspaper nobody noise normal north northern notebook nothing notice notify number numerous nursing object objective obligation observe obtain obvious obviously occasion occasionally occur occurred offer office officer official often online opening operate operation operator opinion opportunities opportunity optical optimise optimization optimize option orange order ordinary organic organisation organise organization organize origin original other otherwise outdoor outlet output outside outstanding overall overseas overview owner ownership package packaging packet page paint panel paper paragraph parallel parameter parcel parent parking partial participate particular particularly parties partner partnership party passenger passport password patient pattern payment people percent percentage perfect perform performance perhaps period permanent permission permit person personal personnel perspective phase phone photo photograph phrase physical physics picture piece pillow place plain planning plant plastic platform player pleasant please pleasure plenty point police policies policy polite popular popularity population portable portfolio portion position positive possibility possible post postage potential power powerful practical practice precise prefer preference premium preparation prepare prescription presence present presentation preserve president press pressure prevent preview previous price primarily primary principal principle print priority privacy private probably problem procedure proceed process processor produce producer product production productivity professional professor profile profit program programme progress project promise promote promotion proof proper properly properties property proposal propose protect protection protein protocol proud prove provide provider province public publication publish purchase purple purpose qualification qualified qualify quality quantities quantity quarter question quick quickly quiet quite radio railway random range rather reach react ready real realise reality realize really reason reasonable receipt receive recent recently recipe recognise recognition recognize recommend recommendation record recover recovery recruit reduce reduction refer reference refund refuse regard region regional register registration registry regret regular regulate regulation regulatory reject related relation relationship relative relax release relevant reliability reliable relief remain remember remind remote removal remove rental repair repeat replace reply report represent representation representative reputation request require requirement research reservation reserve residence resident residential resolution resort resource respect respective respectively respond response responsibility responsible restaurant restriction result retail retailer retirement return revenue reverse review revision reward right river round route royal safety salary sales sample satisfaction satisfied satisfy scale schedule school science scientific screen season second secondary secret secretary section sector secure security select selection sell seller senior sense sentence separate separately sequence series serious serve service session settings settle seven several shade shadow shape share sharp sheet shelf shine shipment shipping shoes shopper shopping short should shoulder show shower sight signal signature significant silver similar simple simply simulation since single sister situation skill small smile smooth social society software solution somebody someone something sometimes somewhere sound source south southern space speak special specialise specialist specialize specific specifically specification speech speed spend spice spirit sponsor sport spread spring square stable staff stage stain standard start state statement static station statistic status steady steel still stock stone storage store story straight strange strategic strategies strategy street strength stress strike string strong structural structure student studio study style subject submission submit subscribe subscription substance success successful successfully sudden sufficient suggest suggestion suitable suite summary summer superior supplier supplies supply support suppose surface surprise surround survey survive sustainable sweet swimming switch symbol system table talent target taste teacher technical technique technology telephone television temperature template temporary tender terminal terms territory test text textbook textile texture thank their theme themselves theory there therefore these thick thing think third thirty this thorough those though thought thousand thread threat three through throughout ticket tight timber time tired title today together tomorrow tonight tool topic total touch tourism tourist toward towards tower tracking trade trademark tradition traditional traffic train training transaction transfer transform transit transition translate translation translator transmission transport transportation travel treat treatment trend trial tropical trouble truck true trust truth turn twelve twenty twice type typical typically understand understanding unfortunately uniform unique unit universal university unknown unless unlimited until unusual upcoming update upgrade upload urban useful usual usually utilities vacation valley valuable value variable variety various vegetable vehicle vendor version vertical video village vintage visible vision visit visitor voice volume waiting wall want warehouse warm warning warranty waste watch water wealth weather website wedding week weekend weight welcome western what whatever wheel when where whether which while white whole wholesale whose width window winter wireless within without woman women wonder wonderful wooden word words work workplace workshop world worldwide worry worth would write written wrong year yellow yesterday young yourself',
  real: 'alter anther apples catalog concert covert creatine eternal eternally indict portal potable potage revere statin topical tracing belie believes bellow bellows bought cannel categorise cation cloths collet compete complement counties county decease delver employe entries exits expend favour favor fiance filed filing finnish fining frame fright fulfill fulfilment galley gradate instal instalment invitee lading lather latter licensee manger mangas meting milliner minster minuet multiply neighbor neighbors nether neural nosier noting numeral operas panning paring patent peasant perfect pervious planing polices poplar potion prefect preform preset promos quitting realty resect satin serous shinning sipping sliver sopping stagger strand strategise suppler tilted tilting tilts timbre tittle toady trail trailer tried trough untied villas waning wroth',
  misspelt: `recieve=receive confidental=confidential recieved=received recieves=receives seperate=separate seperately=separately seperated=separated
    definately=definitely occured=occurred occurence=occurrence accomodate=accommodate accomodation=accommodation
    adress=address adresses=addresses untill=until succesful=successful succesfully=successfully sucessful=successful
    neccessary=necessary necesary=necessary buisness=business bussiness=business begining=beginning beleive=believe
    catagory=category commited=committed enviroment=environment existance=existence
    goverment=government guarentee=guarantee garantee=guarantee immediatly=immediately independant=independent
    knowlege=knowledge maintainance=maintenance occassion=occasion posession=possession prefered=preferred
    publically=publicly recomend=recommend recomended=recommended refered=referred relevent=relevant reponse=response
    tommorow=tomorrow tommorrow=tomorrow tomorow=tomorrow transfered=transferred truely=truly writting=writing
    comission=commission commision=commission custumer=customer custumers=customers manufacter=manufacturer
    manufacturor=manufacturer warehose=warehouse delievery=delivery delivary=delivery availible=available
    avaliable=available availabe=available experiance=experience oppurtunity=opportunity oportunity=opportunity
    proffesional=professional profesional=professional reccomend=recommend sucess=success thier=their wich=which
    teh=the becuase=because becouse=because everthing=everything intrested=interested langauge=language
    marketting=marketing qualitiy=quality quailty=quality requirment=requirement requirments=requirements
    shiping=shipping shippment=shipment compnay=company countrys=countries companys=companies persue=pursue
    agressive=aggressive arguement=argument assesment=assessment assistence=assistance basicly=basically
    certian=certain collegue=colleague comparision=comparison competion=competition
    convienient=convenient decison=decision developement=development diffrent=different
    dissapoint=disappoint efficent=efficient embarass=embarrass equiptment=equipment excelent=excellent
    exellent=excellent finaly=finally foriegn=foreign gaurantee=guarantee greatful=grateful happend=happened
    immidiately=immediately inital=initial intergrate=integrate lenght=length liason=liaison
    mispell=misspell negociate=negotiate noticable=noticeable paralell=parallel payement=payment perfomance=performance
    permenant=permanent possibilty=possibility practicle=practical procede=proceed recieving=receiving
    referal=referral responsability=responsibility responsable=responsible saftey=safety shedule=schedule
    sincerly=sincerely sofware=software strenght=strength suprise=surprise technicaly=technically
    threshhold=threshold usefull=useful usualy=usually visable=visible wether=whether
    informations=information advices=advice equipments=equipment furnitures=furniture feedbacks=feedback
    softwares=software knowledges=knowledge homeworks=homework luggages=luggage
    alot=a_lot aswell=as_well infact=in_fact atleast=at_least eachother=each_other
    depends_of=depends_on depend_of=depend_on depending_of=depending_on explain_you=explain_to_you explain_me=explain_to_me
    in_the_phone=on_the_phone more_better=better more_cheaper=cheaper more_easier=easier more_faster=faster more_lower=lower
    more_bigger=bigger most_cheapest=cheapest most_easiest=easiest most_best=best most_fastest=fastest
    your_welcome_to=you’re_welcome_to
    you_loose=you_lose we_loose=we_lose they_loose=they_lose don’t_loose=don’t_lose never_loose=never_lose
    we_setup=we_set_up you_setup=you_set_up they_setup=they_set_up will_setup=will_set_up can_setup=can_set_up
    can_login=can_log_in you_login=you_log_in please_login=please_log_in can_signup=can_sign_up can_checkout=can_check_out
    january=January february=February april=April june=June july=July
    september=September october=October november=November december=December monday=Monday tuesday=Tuesday
    wednesday=Wednesday thursday=Thursday friday=Friday saturday=Saturday english=English turkish=Turkish arabic=Arabic
    german=German spanish=Spanish italian=Italian russian=Russian japanese=Japanese`,
  // What stands for a text to come in English does so on sites of all languages.
  grammar: GRAMMAR,
  leftover: { words: '', phrases: [], notes: [], toCome: [], remarks: [] },
};
