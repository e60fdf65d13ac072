import { beijing } from './china/beijing.ts';
import { changsha } from './china/changsha.ts';
import { chengdu } from './china/chengdu.ts';
import { chongqing } from './china/chongqing.ts';
import { dalian } from './china/dalian.ts';
import { guangzhou } from './china/guangzhou.ts';
import { harbin } from './china/harbin.ts';
import { hongKong } from './china/hong-kong.ts';
import { kunming } from './china/kunming.ts';
import { macao } from './china/macao.ts';
import { qingdao } from './china/qingdao.ts';
import { sanya } from './china/sanya.ts';
import { shanghai } from './china/shanghai.ts';
import { shenzhen } from './china/shenzhen.ts';
import { taipei } from './china/taipei.ts';
import { urumqi } from './china/urumqi.ts';
import { xiamen } from './china/xiamen.ts';
import { xian } from './china/xian.ts';
import { athens } from './europe/athens.ts';
import { frankfurt } from './europe/frankfurt.ts';
import { helsinki } from './europe/helsinki.ts';
import { london } from './europe/london.ts';
import { milan } from './europe/milan.ts';
import { paris } from './europe/paris.ts';
import { busan } from './north-east-asia/busan.ts';
import { fukuoka } from './north-east-asia/fukuoka.ts';
import { jeju } from './north-east-asia/jeju.ts';
import { nagoya } from './north-east-asia/nagoya.ts';
import { okinawa } from './north-east-asia/okinawa.ts';
import { osaka } from './north-east-asia/osaka.ts';
import { sapporo } from './north-east-asia/sapporo.ts';
import { seoul } from './north-east-asia/seoul.ts';
import { tokyo } from './north-east-asia/tokyo.ts';
import { bali } from './south-east-asia/bali.ts';
import { bangkok } from './south-east-asia/bangkok.ts';
import { hanoi } from './south-east-asia/hanoi.ts';
import { hoChiMinh } from './south-east-asia/ho-chi-minh.ts';
import { kualaLumpur } from './south-east-asia/kuala-lumpur.ts';
import { manila } from './south-east-asia/manila.ts';
import { phuket } from './south-east-asia/phuket.ts';
import { singapore } from './south-east-asia/singapore.ts';

/** The landscape of each city by its IATA code. */
export const EVERY_CITY = {
  SHA: shanghai,
  HKG: hongKong,
  MFM: macao,
  XMN: xiamen,
  TAO: qingdao,
  DLC: dalian,
  SYX: sanya,
  SZX: shenzhen,
  BJS: beijing,
  CAN: guangzhou,
  CTU: chengdu,
  CKG: chongqing,
  SIA: xian,
  KMG: kunming,
  CSX: changsha,
  HRB: harbin,
  URC: urumqi,
  LON: london,
  PAR: paris,
  FRA: frankfurt,
  MIL: milan,
  HEL: helsinki,
  ATH: athens,
  TYO: tokyo,
  OSA: osaka,
  NGO: nagoya,
  FUK: fukuoka,
  SPK: sapporo(false),
  OKA: okinawa,
  SEL: seoul,
  PUS: busan,
  CJU: jeju,
  TPE: taipei,
  SIN: singapore,
  BKK: bangkok,
  HKT: phuket,
  KUL: kualaLumpur,
  SGN: hoChiMinh,
  HAN: hanoi,
  MNL: manila,
  DPS: bali,
} as const;
