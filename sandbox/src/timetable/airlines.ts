/**
 * The airlines of the timetable, one a line: code and country | name | bases | fare level, baggage in economy, marks
 * (low: also sells seats without baggage; first: has a first class) | planes for short, middle and long hops.
 */
export const airlines = `
BG BD|Biman Bangladesh Airlines|DAC ZYL CGP|0.98 30kg|DH4 738 789
BS BD|US-Bangla Airlines|DAC CGP|0.93 20kg|AT7 738 333
VQ BD|NOVOAIR|DAC|0.95 20kg|AT7 AT7
2A BD|Air Astra|DAC|0.94 20kg|AT7 AT7
EK AE|Emirates|DXB|1.1 30kg first|77W 77W 388
FZ AE|flydubai|DXB|0.92 20kg low|7M8 7M8
EY AE|Etihad Airways|AUH|1.04 30kg first|321 321 789
G9 AE|Air Arabia|SHJ|0.84 20kg low|320 320
3L AE|Air Arabia Abu Dhabi|AUH|0.83 20kg low|320 320
QR QA|Qatar Airways|DOH|1.12 30kg first|320 788 77W
SV SA|Saudia|JED RUH|1.0 2pc first|320 333 77W
XY SA|flynas|RUH JED|0.86 20kg low|32N 32N
KU KW|Kuwait Airways|KWI|0.94 2pc|32N 32N 77W
J9 KW|Jazeera Airways|KWI|0.85 20kg low|32N 32N
GF BH|Gulf Air|BAH|0.96 30kg|32N 32N 789
WY OM|Oman Air|MCT|0.97 30kg|7M8 7M8 789
OV OM|SalamAir|MCT|0.82 20kg low|32N 32N
TK TR|Turkish Airlines|IST|1.03 30kg|738 321 77W
PC TR|Pegasus Airlines|SAW|0.8 20kg low|32N 32N
RJ JO|Royal Jordanian|AMM|0.96 1pc|E90 320 788
ME LB|Middle East Airlines|BEY|1.0 1pc|320 32Q
LY IL|EL AL|TLV|1.15 1pc|738 738 789
IR IR|Iran Air|IKA|0.9 30kg|320 320 332
IA IQ|Iraqi Airways|BGW|0.92 30kg|738 738 788
SQ SG|Singapore Airlines|SIN|1.12 30kg first|738 359 77W
TR SG|Scoot|SIN|0.8 20kg low|320 32Q 788
MH MY|Malaysia Airlines|KUL|0.98 30kg|738 738 359
OD MY|Batik Air Malaysia|KUL|0.86 20kg low|738 7M8
AK MY|AirAsia|KUL|0.78 20kg low|320 320
D7 MY|AirAsia X|KUL|0.78 20kg low|333 333 333
TG TH|Thai Airways|BKK|1.02 30kg|320 320 77W
FD TH|Thai AirAsia|DMK|0.78 20kg low|320 320
SL TH|Thai Lion Air|DMK|0.79 20kg low|738 738
PG TH|Bangkok Airways|BKK USM|1.05 20kg|AT7 319
CX HK|Cathay Pacific|HKG|1.06 2pc first|333 359 77W
UO HK|HK Express|HKG|0.78 20kg low|320 32Q
NX MO|Air Macau|MFM|0.92 23kg|320 321
CZ CN|China Southern Airlines|CAN|0.86 2pc|320 321 789
MU CN|China Eastern Airlines|PVG KMG|0.84 2pc|320 738 77W
CA CN|Air China|PEK|0.88 2pc first|320 321 77W
HU CN|Hainan Airlines|HAK PEK|0.86 2pc|738 738 789
3U CN|Sichuan Airlines|CTU|0.84 2pc|320 321 333
MF CN|Xiamen Airlines|XMN|0.86 2pc|738 738 789
CI TW|China Airlines|TPE|0.98 2pc|738 32Q 359
BR TW|EVA Air|TPE|1.02 2pc|321 321 77W
JL JP|Japan Airlines|HND NRT|1.1 2pc first|738 738 789
NH JP|All Nippon Airways|HND NRT|1.1 2pc first|738 32Q 789
KE KR|Korean Air|ICN|1.06 2pc first|738 32Q 77W
OZ KR|Asiana Airlines|ICN|1.0 1pc|320 32Q 359
AI IN|Air India|DEL BOM|0.95 25kg first|32N 32N 789
6E IN|IndiGo|DEL BOM CCU MAA BLR HYD|0.84 20kg low|32N 32Q
IX IN|Air India Express|COK BLR DEL|0.8 20kg low|738 7M8
UL LK|SriLankan Airlines|CMB|0.93 30kg|320 32Q 333
Q2 MV|Maldivian|MLE|1.02 20kg|DH4 320
RA NP|Nepal Airlines|KTM|0.9 30kg|320 332
H9 NP|Himalaya Airlines|KTM|0.86 30kg|320 320
U4 NP|Buddha Air|KTM PKR|0.95 20kg|AT7 AT7
KB BT|Drukair|PBH|1.25 30kg|319 32N
PK PK|Pakistan International Airlines|KHI ISB LHE|0.9 30kg|AT7 320 77W
PA PK|Airblue|KHI ISB LHE|0.85 20kg low|320 321
RQ AF|Kam Air|KBL|0.95 20kg|738 738
8M MM|Myanmar Airways International|RGN|0.95 20kg|E90 320
K6 KH|Air Cambodia|KTI|0.95 23kg|AT7 320
QV LA|Lao Airlines|VTE|0.95 20kg|AT7 320
VN VN|Vietnam Airlines|SGN HAN|0.95 23kg|321 321 789
VJ VN|VietJet Air|SGN HAN|0.78 20kg low|320 321
GA ID|Garuda Indonesia|CGK DPS|1.0 23kg|738 738 77W
JT ID|Lion Air|CGK SUB|0.78 20kg low|738 738
PR PH|Philippine Airlines|MNL|0.96 25kg|DH4 321 77W
5J PH|Cebu Pacific|MNL CEB|0.78 20kg low|AT7 32N
BI BN|Royal Brunei Airlines|BWN|0.94 30kg|32N 32N 788
OM MN|MIAT Mongolian Airlines|UBN|0.96 23kg|738 738 788
HY UZ|Uzbekistan Airways|TAS|0.9 23kg|320 32Q 788
KC KZ|Air Astana|ALA NQZ|0.95 23kg|32N 32Q
QH KG|Avia Traffic|BSZ|0.9 20kg|738 738
T5 TM|Turkmenistan Airlines|ASB|0.95 23kg|738 738 77W
J2 AZ|Azerbaijan Airlines|GYD|0.95 23kg|320 320 788
A9 GE|Georgian Airways|TBS|0.95 23kg|E90 738
SU RU|Aeroflot|SVO|0.95 1pc|320 321 77W
S7 RU|S7 Airlines|OVB DME|0.88 1pc|738 32N
BA GB|British Airways|LHR LGW|1.08 1pc first|319 320 77W
VS GB|Virgin Atlantic|LHR MAN|1.05 1pc|320 320 789
U2 GB|easyJet|LGW LTN BRS EDI|0.78 23kg low|319 320
LM GB|Loganair|GLA|1.05 1pc|AT7 E90
EI IE|Aer Lingus|DUB|0.98 1pc|AT7 320 333
AF FR|Air France|CDG ORY|1.05 1pc first|319 320 77W
LH DE|Lufthansa|FRA MUC|1.06 1pc first|319 32N 359
EW DE|Eurowings|DUS CGN STR HAM BER|0.85 23kg low|319 320
KL NL|KLM|AMS|1.03 1pc|E90 738 789
SN BE|Brussels Airlines|BRU|1.0 1pc|319 320 333
LG LU|Luxair|LUX|1.05 1pc|DH4 738
LX CH|SWISS|ZRH GVA|1.1 1pc first|223 320 77W
OS AT|Austrian Airlines|VIE|1.03 1pc|E90 320 788
IB ES|Iberia|MAD|1.0 1pc|319 320 359
VY ES|Vueling|BCN|0.8 23kg low|320 320
NT ES|Binter Canarias|LPA|1.0 20kg|AT7 E90
TP PT|TAP Air Portugal|LIS OPO|0.97 1pc|319 320 339
AZ IT|ITA Airways|FCO LIN|1.0 1pc|223 32N 359
A3 GR|Aegean Airlines|ATH|0.97 1pc|AT7 32N
KM MT|KM Malta Airlines|MLA|0.98 1pc|32N 32N
OU HR|Croatia Airlines|ZAG|1.0 1pc|DH4 319
JU RS|Air Serbia|BEG|0.95 1pc|AT7 320 332
FB BG|Bulgaria Air|SOF|0.95 1pc|E90 320
RO RO|TAROM|OTP|0.95 1pc|AT7 738
W6 HU|Wizz Air|BUD|0.75 20kg low|320 32Q
LO PL|LOT Polish Airlines|WAW|0.96 1pc|E90 738 789
BT LV|airBaltic|RIX TLL VNO|0.9 1pc|223 223
AY FI|Finnair|HEL|1.0 1pc|E90 320 359
SK SE|SAS|ARN CPH|1.0 1pc|E90 32N 359
DY NO|Norwegian|OSL BGO|0.86 23kg low|738 7M8
WF NO|Widerøe|BGO TOS|1.05 1pc|DH4 E90
FI IS|Icelandair|KEF|1.0 1pc|DH4 7M8 789
GL GL|Air Greenland|GOH|1.3 1pc|DH4 DH4
AA US|American Airlines|DFW MIA CLT ORD PHX|1.0 1pc|E90 738 77W
DL US|Delta Air Lines|ATL JFK DTW MSP SLC SEA|1.05 1pc|319 738 359
UA US|United Airlines|ORD EWR IAD SFO IAH DEN|1.0 1pc|319 738 789
AS US|Alaska Airlines|SEA ANC PDX|0.98 1pc|E90 738
B6 US|JetBlue|JFK BOS FLL|0.88 1pc|320 321
AC CA|Air Canada|YYZ YVR YUL YYC|1.02 1pc|DH4 223 77W
WS CA|WestJet|YYC YEG|0.94 1pc|DH4 738 789
AM MX|Aeromexico|MEX MTY|0.95 1pc|E90 738 789
CM PA|Copa Airlines|PTY|0.98 1pc|738 738
AV CO|Avianca|BOG|0.9 1pc|320 320 788
LA CL|LATAM Airlines|SCL|0.95 1pc|320 320 789
LP PE|LATAM Airlines Peru|LIM|0.92 1pc|320 320 788
JJ BR|LATAM Airlines Brasil|GRU BSB|0.95 1pc|320 321 77W
AD BR|Azul|VCP CNF|0.92 1pc|AT7 32N 339
AR AR|Aerolíneas Argentinas|AEP EZE|0.95 1pc|E90 738 332
OB BO|Boliviana de Aviación|VVI|0.9 1pc|738 738 332
V0 VE|Conviasa|CCS|0.95 1pc|E90 E90
BW TT|Caribbean Airlines|POS|1.0 1pc|AT7 7M8
UP BS|Bahamasair|NAS|1.05 1pc|AT7 738
ET ET|Ethiopian Airlines|ADD|0.9 2pc|DH4 7M8 359
KQ KE|Kenya Airways|NBO|0.95 2pc|E90 738 788
MS EG|EgyptAir|CAI|0.88 2pc|223 738 789
SA ZA|South African Airways|JNB|0.98 1pc|320 320 333
4Z ZA|Airlink|JNB CPT|1.0 20kg|E90 E90
AT MA|Royal Air Maroc|CMN|0.93 1pc|AT7 738 789
AH DZ|Air Algérie|ALG|0.93 1pc|AT7 738 332
TU TN|Tunisair|TUN|0.93 1pc|AT7 320 332
P4 NG|Air Peace|LOS ABV|0.95 1pc|E90 738 77W
AW GH|Africa World Airlines|ACC|1.0 1pc|E90 E90
HC SN|Air Senegal|DSS|1.0 1pc|AT7 319 339
HF CI|Air Côte d'Ivoire|ABJ|1.0 1pc|DH4 320
KP TG|ASKY Airlines|LFW|1.0 1pc|DH4 738
TC TZ|Air Tanzania|DAR|1.0 23kg|DH4 223 788
WB RW|RwandAir|KGL|0.96 2pc|DH4 738 333
UR UG|Uganda Airlines|EBB|0.98 2pc|AT7 AT7 333
DT AO|TAAG Angola Airlines|LAD|0.98 2pc|DH4 738 77W
TM MZ|LAM Mozambique|MPM|1.05 1pc|DH4 738
MD MG|Madagascar Airlines|TNR|1.05 1pc|AT7 738
MK MU|Air Mauritius|MRU|1.02 23kg|AT7 332 359
HM SC|Air Seychelles|SEZ|1.05 23kg|AT7 32N
UU RE|Air Austral|RUN|1.05 23kg|AT7 738 77W
QF AU|Qantas|SYD MEL BNE PER|1.08 1pc first|DH4 738 789
VA AU|Virgin Australia|BNE MEL SYD|0.95 23kg|738 738
NZ NZ|Air New Zealand|AKL CHC WLG|1.05 1pc|AT7 32N 789
FJ FJ|Fiji Airways|NAN SUV|1.0 1pc|AT7 738 333
PX PG|Air Niugini|POM|1.1 23kg|DH4 738
IE SB|Solomon Airlines|HIR|1.1 20kg|AT7 320
NF VU|Air Vanuatu|VLI|1.1 20kg|AT7 738
SB NC|Aircalin|NOU|1.1 23kg|320 32N 339
VT PF|Air Tahiti|PPT|1.1 23kg|AT7 AT7
TN PF|Air Tahiti Nui|PPT|1.1 23kg|789 789 789
`
