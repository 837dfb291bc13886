// What made-up people and firms are called. Any resemblance is chance.

const list = (text: string) => text.trim().replaceAll(/\s+/g, ' ').split(', ')

export const indianFirst =
  list(`Aarav, Aditi, Akash, Ananya, Anjali, Arjun, Arpita, Bhavna, Chetan, Deepa, Devika,
  Dinesh, Farhan, Gauri, Girish, Harpreet, Imran, Indira, Ishaan, Jaya, Karthik, Kavya, Kiran, Lakshmi, Lavanya,
  Madhavi, Manish, Meera, Mohan, Nandini, Naveen, Neha, Nikhil, Nisha, Pallavi, Pooja, Pranav, Priya, Rahul, Rajesh,
  Ramya, Ravi, Rekha, Rohan, Sameer, Sandhya, Sanjay, Shalini, Shreya, Siddharth, Sneha, Suresh, Swati, Tanvi, Uma,
  Varun, Vidya, Vikram, Yash, Zoya`)

export const indianLast =
  list(`Acharya, Agarwal, Ahmed, Bajaj, Banerjee, Bhat, Bose, Chandra, Chatterjee, Chauhan,
  Choudhary, Das, Deshmukh, Dhillon, Dutta, Fernandes, Ghosh, Gill, Gupta, Hegde, Iyer, Jain, Joshi, Kapoor, Kaur,
  Khan, Kulkarni, Kumar, Malhotra, Mehta, Menon, Mishra, Mukherjee, Nair, Naidu, Pandey, Patel, Patil, Pillai, Prasad,
  Qureshi, Rao, Reddy, Roy, Saxena, Sethi, Shah, Sharma, Shetty, Siddiqui, Singh, Sinha, Srinivasan, Subramanian,
  Thakur, Thomas, Trivedi, Varma, Venkatesan, Yadav`)

export const otherFirst =
  list(`Amelia, Anders, Beatriz, Camille, Carlos, Chloe, Daniel, Elena, Emma, Fatima, Grace,
  Hannah, Hiroshi, Ingrid, Isabella, Jack, Jakub, Kofi, Lars, Leila, Liam, Lucia, Marco, Maya, Mei, Nadia, Noah, Olga,
  Oliver, Omar, Sofia, Thandiwe, Thomas, Yusuf, Zanele`)

export const otherLast =
  list(`Abiodun, Andersen, Bauer, Bennett, Campbell, Carter, Costa, Dubois, Edwards, Ferrari,
  Fischer, Garcia, Haddad, Hughes, Ibrahim, Jansen, Kim, Kowalski, Lambert, Lindqvist, Mensah, Mitchell, Morales,
  Nakamura, Novak, O'Brien, Okafor, Petrov, Rossi, Santos, Schneider, Tanaka, Turner, Walker, Wright`)

export const firmFirst =
  list(`Amber, Banyan, Blue Lotus, Bright Path, Cedar, Chinar, Coral, Crestline, Deccan, Eastern,
  Emerald, Evergreen, Ganga, Golden Gate, Harbour, Himalaya, Horizon, Indus, Ivory, Jasmine, Kaveri, Lakeside, Malabar,
  Mango Tree, Meridian, Monsoon, Nilgiri, Northwind, Orchid, Peacock, Pinewood, Quartz, Riverstone, Saffron, Sahyadri,
  Sandalwood, Silver Oak, Southern Star, Sunrise, Tamarind, Vindhya, Western Ghats, Willow, Zenith`)

export const firmLast =
  list(`Agro, Automotive, Builders, Ceramics, Clinics, Consulting, Digital, Diagnostics, Education,
  Electricals, Engineering, Exports, Fabrics, Financial Services, Foods, Furnishings, Hospitality, Infotech, Insurance
  Brokers, Jewellers, Labs, Learning, Logistics, Motors, Packaging, Pharma, Press, Realty, Retail, Software, Solar,
  Steel, Studios, Textiles, Tours, Traders, Wellness`)

export const indianForms = list(`Pvt Ltd, Pvt Ltd, Pvt Ltd, LLP, & Sons, Enterprises, Group, Industries`)
export const otherForms = list(`Ltd, Inc, GmbH, LLC, Group, Partners, AB`)

/**
 * Where leads come from: how many of a hundred do, how much better than others they buy, how often the number is wrong,
 * and whether they come at any hour or when offices are open.
 */
export const sources: { name: string; share: number; buys: number; wrongNumber: number; anyHour: boolean }[] =
  [
    { name: 'website', share: 28, buys: 1, wrongNumber: 0.02, anyHour: true },
    { name: 'google ads', share: 21, buys: 0.8, wrongNumber: 0.04, anyHour: true },
    { name: 'whatsapp', share: 12, buys: 1.1, wrongNumber: 0, anyHour: true },
    { name: 'referral', share: 11, buys: 1.6, wrongNumber: 0.01, anyHour: false },
    { name: 'linkedin', share: 9, buys: 0.9, wrongNumber: 0.02, anyHour: true },
    { name: 'purchased list', share: 9, buys: 0.4, wrongNumber: 0.12, anyHour: false },
    { name: 'trade fair', share: 6, buys: 1.3, wrongNumber: 0.03, anyHour: false },
    { name: 'partner', share: 4, buys: 1.5, wrongNumber: 0.01, anyHour: false },
  ]
