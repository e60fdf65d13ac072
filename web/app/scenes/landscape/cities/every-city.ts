import { athens } from './athens.ts';
import { bali } from './bali.ts';
import { bangkok } from './bangkok.ts';
import { beijing } from './beijing.ts';
import { busan } from './busan.ts';
import { changsha } from './changsha.ts';
import { chengdu } from './chengdu.ts';
import { chongqing } from './chongqing.ts';
import { dalian } from './dalian.ts';
import { frankfurt } from './frankfurt.ts';
import { fukuoka } from './fukuoka.ts';
import { guangzhou } from './guangzhou.ts';
import { hanoi } from './hanoi.ts';
import { harbin } from './harbin.ts';
import { helsinki } from './helsinki.ts';
import { hoChiMinh } from './ho-chi-minh.ts';
import { hongKong } from './hong-kong.ts';
import { jeju } from './jeju.ts';
import { kualaLumpur } from './kuala-lumpur.ts';
import { kunming } from './kunming.ts';
import { london } from './london.ts';
import { macao } from './macao.ts';
import { manila } from './manila.ts';
import { milan } from './milan.ts';
import { nagoya } from './nagoya.ts';
import { okinawa } from './okinawa.ts';
import { osaka } from './osaka.ts';
import { paris } from './paris.ts';
import { phuket } from './phuket.ts';
import { qingdao } from './qingdao.ts';
import { sanya } from './sanya.ts';
import { sapporo } from './sapporo.ts';
import { seoul } from './seoul.ts';
import { shanghai } from './shanghai.ts';
import { shenzhen } from './shenzhen.ts';
import { singapore } from './singapore.ts';
import { taipei } from './taipei.ts';
import { tokyo } from './tokyo.ts';
import { urumqi } from './urumqi.ts';
import { xiamen } from './xiamen.ts';
import { xian } from './xian.ts';

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
