-- Where a phone number rings: the time zones that the digits after the plus sign may lie in, by the longest prefix that
-- fits. Worked out from the time zone map of libphonenumber, down to area codes, and corrected by country where it is
-- behind; zones whose clocks agree stand under one name. A number is called only when it is the right time in all of its zones.
-- See docs/adr/crm-02-call-queue.md.
create table app.calling_zones (
  id smallint generated always as identity primary key,
  zones text[] not null
);
create table app.calling_prefixes (
  prefix text primary key check (prefix ~ '^[0-9]{1,5}$'),
  zone smallint not null references app.calling_zones (id)
);
create index calling_prefixes_zone on app.calling_prefixes (zone);
alter table app.calling_zones enable row level security, force row level security;
alter table app.calling_prefixes enable row level security, force row level security;
create policy calling_zones_owner on app.calling_zones to mettle_owner using (true) with check (true);
create policy calling_prefixes_owner on app.calling_prefixes to mettle_owner using (true) with check (true);
create policy calling_zones_read on app.calling_zones for select to mettle_person, mettle_overseer using (true);
grant select on app.calling_zones to mettle_person, mettle_overseer;

-- For numbers whose country nobody knows: the zone of the installation's own country stands in.
insert into app.calling_zones (id, zones) overriding system value values (0, '{}');
with listed (zones, prefixes) as (values
  ('{America/Adak,America/Anchorage,America/Chicago,America/Costa_Rica,America/Denver,America/Edmonton,America/Halifax,America/Jamaica,America/Los_Angeles,America/New_York,America/Phoenix,America/Puerto_Rico,America/St_Johns,America/Vancouver,Pacific/Honolulu}',
   '1'),
  ('{Asia/Bangkok,Asia/Dhaka,Asia/Dubai,Asia/Karachi,Asia/Singapore,Asia/Tokyo,Australia/Brisbane,Europe/Kaliningrad,Europe/Moscow,Pacific/Fiji,Pacific/Noumea}',
   '7'),
  ('{Africa/Cairo}',
   '20'),
  ('{Africa/Johannesburg}',
   '27 211 218 249 250 257 258 260 263 264 265 266 267 268 2432'),
  ('{Europe/Athens}',
   '30 40 357 358 359 370 371 372 373 380'),
  ('{Europe/Berlin}',
   '31 32 33 36 39 41 43 45 46 47 48 49 345 346 347 348 349 350 352 355 356 376 377 378 381 382 383 385
    386 387 389 420 421 423'),
  ('{Europe/Berlin,Europe/London}',
   '34'),
  ('{Europe/London}',
   '44 298 353 3512 34822 34827 34828 34922 34928'),
  ('{America/Jamaica}',
   '51 57 507 1345 1658 1876 5568 5932 5933 5934 5935 5936 5937 5939 52983 52984 52987 52998'),
  ('{America/Chicago,America/Costa_Rica,America/Denver,America/Jamaica,America/Los_Angeles,America/New_York,America/Phoenix}',
   '52'),
  ('{America/New_York}',
   '53 509 1201 1202 1203 1207 1212 1215 1216 1220 1223 1226 1227 1229 1231 1234 1239 1240 1242 1248
    1249 1252 1260 1263 1267 1269 1272 1276 1283 1289 1301 1302 1304 1305 1313 1315 1317 1321 1324 1326
    1329 1330 1332 1336 1339 1343 1347 1351 1352 1354 1363 1364 1365 1367 1380 1382 1386 1401 1404 1407
    1410 1412 1413 1416 1419 1434 1437 1438 1440 1443 1445 1448 1450 1463 1468 1470 1472 1475 1478 1484
    1502 1508 1513 1514 1516 1517 1518 1519 1540 1548 1551 1561 1567 1570 1571 1579 1581 1582 1585 1586
    1603 1607 1609 1610 1613 1614 1616 1617 1631 1640 1645 1646 1647 1649 1656 1667 1678 1680 1681 1683
    1686 1703 1704 1705 1706 1716 1717 1718 1724 1727 1728 1732 1734 1740 1742 1743 1753 1754 1757 1762
    1765 1770 1771 1772 1774 1781 1786 1802 1803 1804 1810 1813 1814 1819 1821 1826 1828 1835 1838 1839
    1843 1845 1848 1854 1856 1857 1859 1860 1862 1863 1864 1865 1873 1878 1904 1905 1908 1910 1912 1914
    1917 1919 1929 1930 1934 1937 1941 1942 1943 1947 1948 1954 1959 1973 1978 1980 1984 1989'),
  ('{America/Sao_Paulo}',
   '54 500 551 552 553 554 557 558 594 595 597 598 5550 5551 5553 5554 5555 5561 5562 5563 5564 5590
    5596 5598 5599 55673 55693 55912 55913 55914 55919 55925 55932 55933 55939 55942 55943 55949'),
  ('{America/Jamaica,America/Puerto_Rico,America/Sao_Paulo,Atlantic/South_Georgia}',
   '55'),
  ('{America/Santiago,America/Sao_Paulo,Pacific/Easter}',
   '56'),
  ('{America/Puerto_Rico}',
   '58 297 559 590 591 592 596 599 1246 1264 1268 1284 1340 1473 1664 1721 1758 1767 1784 1787 1809 1829
    1849 1868 1869 1939 5565 5566 5567 5569 55553'),
  ('{Asia/Singapore}',
   '60 63 65 86 624 673 852 853 886 6236 6237 6238 6254 6255 7301 7395 9765 9766 9767 9768 9769 62511
    62512 62517 62518 62526 62527 97611 97612 97613 97615 97621 97622 97623 97625'),
  ('{Asia/Bangkok,Asia/Singapore,Asia/Yangon,Australia/Adelaide,Australia/Brisbane,Australia/Darwin,Australia/Eucla,Australia/Lord_Howe,Australia/Sydney}',
   '61'),
  ('{Asia/Bangkok,Asia/Singapore,Asia/Tokyo}',
   '62'),
  ('{Pacific/Auckland,Pacific/Chatham}',
   '64'),
  ('{Asia/Bangkok}',
   '66 84 622 626 627 628 855 856 6231 6232 6233 6234 6235 6253 6256 7382 7383 7384 7385 7388 7390 7391
    7394 62513 62515 62519 62522 62525 62528 62920 62958 62963 62979 97614 97624'),
  ('{Asia/Karachi}',
   '77 92 733 734 735 960 992 993 998'),
  ('{Asia/Tokyo}',
   '81 82 670 680 850 6290 6291 6292 6298 7302 7411 7416 62951 62955 62956 62957 62962 62966 62967 62969
    62971 62975'),
  ('{Europe/Moscow}',
   '90 251 252 253 254 255 256 261 269 291 375 736 747 748 749 781 782 783 786 787 962 963 964 965 966
    967 973 974 7803 7804 7841 7843 7844 7845 7847 7855 7856 7857 26263'),
  ('{Asia/Kolkata}',
   '91 94'),
  ('{Asia/Kabul}',
   '93'),
  ('{Asia/Yangon}',
   '95'),
  ('{Asia/Tehran}',
   '98'),
  ('{Africa/Casablanca}',
   '212'),
  ('{Africa/Lagos}',
   '213 216 227 229 234 235 236 237 240 241 242 244 2431 2433 2434 2435 2436'),
  ('{Africa/Abidjan}',
   '220 221 222 223 224 225 226 228 231 232 233 239 245 247 290 354'),
  ('{Asia/Dubai}',
   '230 248 374 968 971 994 995 7341 7842 7846 7848 7851 26269 26281 26282 26288 26289'),
  ('{Atlantic/Cape_Verde}',
   '238'),
  ('{Africa/Johannesburg,Africa/Lagos}',
   '243'),
  ('{Asia/Dhaka}',
   '246 880 975 996 7381'),
  ('{Asia/Dubai,Europe/Moscow}',
   '262'),
  ('{America/Halifax,America/Nuuk}',
   '299'),
  ('{Atlantic/Azores,Europe/London}',
   '351'),
  ('{America/Costa_Rica}',
   '501 502 503 504 505 506 522 523 524 525 527 528 529 1306 1639 52618 52663 52671 52674 52675 52676
    52677'),
  ('{America/Miquelon}',
   '508'),
  ('{America/Santiago}',
   '561 562 564 565 566 567 568 569 5633 5634 5635 56322 56323'),
  ('{America/Costa_Rica,America/Jamaica}',
   '593 59352'),
  ('{Australia/Sydney}',
   '611 612 613 614 617'),
  ('{Asia/Bangkok,Asia/Singapore}',
   '621 976 6280 62007 62379 62458 62516 62539 62811 62818 62819 62824 62829 62831 62833 62834 62839
    62853 62868 62876 62887'),
  ('{Pacific/Auckland}',
   '641 642 643 644 645 646 647 648 649'),
  ('{Pacific/Norfolk}',
   '672'),
  ('{Pacific/Fiji}',
   '674 679 681 688 692 7415 7427'),
  ('{Australia/Brisbane}',
   '675 1670 1671 6913 7421 7423 7426 61721 61730 61731 61732 61733 61734 61735 61736 61737 61738 61739
    69193'),
  ('{Pacific/Tongatapu}',
   '676 685 690'),
  ('{Pacific/Noumea}',
   '677 678 687 7413 7424 69132 69137 69192'),
  ('{Pacific/Honolulu}',
   '682 1808 6894 68988 68989'),
  ('{Pacific/Pago_Pago}',
   '683 1684'),
  ('{Pacific/Fiji,Pacific/Kiritimati,Pacific/Tongatapu}',
   '686'),
  ('{Pacific/Gambier,Pacific/Honolulu,Pacific/Marquesas}',
   '689'),
  ('{Australia/Brisbane,Pacific/Noumea}',
   '691'),
  ('{Europe/Kaliningrad}',
   '740'),
  ('{Asia/Beirut}',
   '961'),
  ('{Asia/Gaza}',
   '970'),
  ('{Asia/Jerusalem}',
   '972'),
  ('{Asia/Kathmandu}',
   '977'),
  ('{America/Chicago}',
   '1204 1205 1210 1214 1217 1218 1224 1225 1228 1235 1251 1254 1256 1262 1274 1281 1309 1312 1314 1316
    1318 1319 1320 1325 1327 1331 1334 1337 1346 1353 1361 1402 1405 1409 1414 1417 1430 1431 1432 1447
    1464 1469 1474 1479 1501 1504 1507 1512 1515 1531 1534 1539 1557 1563 1572 1573 1580 1584 1601 1608
    1612 1615 1618 1629 1630 1636 1641 1651 1659 1660 1662 1682 1689 1708 1712 1713 1715 1726 1730 1731
    1737 1763 1769 1773 1779 1806 1815 1816 1817 1830 1832 1847 1870 1872 1901 1903 1913 1918 1920 1931
    1936 1938 1940 1945 1952 1956 1972 1975 1979 1985 52626 52867 52877 52878 52894 52899'),
  ('{America/Los_Angeles}',
   '1206 1209 1213 1253 1279 1310 1323 1341 1350 1360 1369 1408 1415 1424 1425 1442 1458 1503 1509 1510
    1530 1559 1562 1564 1619 1626 1628 1650 1657 1661 1669 1702 1707 1714 1725 1738 1747 1760 1805 1818
    1820 1831 1840 1858 1909 1916 1925 1949 1951 1971 52616 52646 52658 52661 52664 52665 52686'),
  ('{America/Denver,America/Los_Angeles}',
   '1208 1541 1775 1986'),
  ('{America/Chicago,America/New_York}',
   '1219 1270 1423 1574 1606 1807 1812 1850 1906'),
  ('{America/Vancouver}',
   '1236 1257 1604 1672 1778'),
  ('{America/Edmonton,America/Vancouver}',
   '1250'),
  ('{America/Denver}',
   '1303 1307 1385 1406 1435 1505 1575 1719 1720 1748 1801 1915 1970 1983 52656'),
  ('{America/Chicago,America/Denver}',
   '1308 1605 1620 1701 1785'),
  ('{America/Edmonton}',
   '1368 1403 1587 1780 1825'),
  ('{America/Halifax,America/New_York}',
   '1418'),
  ('{America/Halifax}',
   '1428 1441 1506 1782 1902 29997'),
  ('{America/Phoenix}',
   '1480 1520 1602 1623 5262 5263 5264 5269 52311 52319 52323 52324 52325 52327 52389 52612 52613 52614
    52615 52651 52652 52653 52657 52659 52660 52662 52667 52668 52669 52672 52673 52687'),
  ('{America/Halifax,America/Puerto_Rico,America/St_Johns}',
   '1709'),
  ('{America/Chicago,America/Edmonton,America/New_York,America/Phoenix,America/Vancouver}',
   '1867'),
  ('{America/Puerto_Rico,America/St_Johns}',
   '1879'),
  ('{America/Adak,America/Anchorage,Pacific/Honolulu}',
   '1907'),
  ('{America/Denver,America/Phoenix}',
   '1928'),
  ('{America/Nuuk}',
   '2991 2992 2993 2994 2995 2996 2998 2999'),
  ('{Pacific/Easter}',
   '5632'),
  ('{Asia/Singapore,Australia/Adelaide,Australia/Darwin}',
   '6186 6187 6188 6189 61855'),
  ('{Asia/Karachi,Europe/Moscow}',
   '7800 7808 7809 7810'),
  ('{Europe/Kaliningrad,Europe/Moscow}',
   '7840'),
  ('{Atlantic/Azores}',
   '35129'),
  ('{America/Costa_Rica,America/Los_Angeles}',
   '52200'),
  ('{America/Costa_Rica,America/New_York}',
   '52201'),
  ('{America/Costa_Rica,America/Phoenix}',
   '52649'),
  ('{Atlantic/South_Georgia}',
   '55812 55813 55814 55815 55817 55819'),
  ('{Australia/Lord_Howe}',
   '61255 61265'),
  ('{Asia/Bangkok,Asia/Singapore,Asia/Yangon,Australia/Adelaide,Australia/Darwin,Australia/Sydney}',
   '61851'),
  ('{Asia/Singapore,Australia/Adelaide,Australia/Darwin,Australia/Eucla}',
   '61890'),
  ('{Asia/Bangkok,Asia/Singapore,Asia/Yangon,Australia/Adelaide,Australia/Darwin}',
   '61891'),
  ('{Asia/Singapore,Asia/Tokyo}',
   '62403'),
  ('{Asia/Bangkok,Asia/Tokyo}',
   '62915 62952'),
  ('{Pacific/Chatham}',
   '64330')
), made as (
  insert into app.calling_zones (zones) select zones::text[] from listed order by prefixes returning id, zones
)
insert into app.calling_prefixes (prefix, zone)
select prefix, made.id from listed l join made on made.zones = l.zones::text[],
  unnest(regexp_split_to_array(l.prefixes, '\s+')) as prefix;

create function app.calling_zone(phone_e164 text) returns smallint
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
  select coalesce((
    select zone from app.calling_prefixes
    where prefix = any (array[substr(phone_e164, 2, 5), substr(phone_e164, 2, 4), substr(phone_e164, 2, 3),
      substr(phone_e164, 2, 2), substr(phone_e164, 2, 1)])
    order by length(prefix) desc limit 1), 0::smallint)
$$;
revoke all on function app.calling_zone(text) from public;

create function app.default_calling_hours() returns jsonb language sql immutable parallel safe
  as $$ select '{"from": "09:00", "to": "21:00", "days": [1, 2, 3, 4, 5, 6, 7]}'::jsonb $$;

-- Null where this PostgreSQL does not know the zone, which then is never open.
create function app.local_time(moment timestamptz, zone text) returns timestamp
  language plpgsql stable set search_path = pg_catalog, pg_temp
  as $$
begin
  return moment at time zone zone;
exception when invalid_parameter_value then
  return null;
end
$$;

create function app.is_calling_time(moment timestamptz, zone text, hours jsonb) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
  as $$
  select local_time is not null and local_time::time >= (hours ->> 'from')::time and local_time::time < (hours ->> 'to')::time
    and hours -> 'days' @> to_jsonb(extract(isodow from local_time)::int)
  from app.local_time(moment, zone) as local_time
$$;

-- Those where it is the right time in every zone. Home is the calling code of the installation's own country.
create function app.open_calling_zones(moment timestamptz, home text) returns smallint[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
  with hours as materialized (
    select coalesce(app.setting('calling-hours'), app.default_calling_hours()) as hours
  ), clocks as materialized (
    select zone, app.is_calling_time(moment, zone, hours) as open
    from (select distinct unnest(zones) as zone from app.calling_zones) all_zones, hours
  ), open as (
    select z.id from app.calling_zones z
    where z.id <> 0 and not exists (select from clocks c where c.zone = any (z.zones) and not c.open)
  )
  select coalesce(array_agg(id), '{}') from (
    select id from open union all select 0 where app.calling_zone('+' || home) in (select id from open)
  ) as callable
$$;
revoke all on function app.open_calling_zones(timestamptz, text) from public;
grant execute on function app.open_calling_zones(timestamptz, text) to mettle_person, mettle_overseer;

-- When these numbers may be called next, looking a fortnight ahead; null where their zones never agree.
create function app.next_calling_time(group_id smallint, after timestamptz) returns timestamptz
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
  with hours as materialized (
    select coalesce(app.setting('calling-hours'), app.default_calling_hours()) as hours
  ), openings as (
    select ((app.local_time(after, zone))::date + day + (hours ->> 'from')::time) at time zone zone as at
    from hours, app.calling_zones z, unnest(z.zones) as zone, generate_series(0, 14) as day
    where z.id = group_id and app.local_time(after, zone) is not null
  )
  select min(at) from openings, hours
  where at > after and not exists (
    select from app.calling_zones z, unnest(z.zones) as zone
    where z.id = group_id and not app.is_calling_time(at, zone, hours))
$$;
revoke all on function app.next_calling_time(smallint, timestamptz) from public;
